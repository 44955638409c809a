/// <reference types="vite/client" />
/// <reference types="svelte" />
declare module "virtual:words" {
  const bundles: Record<string, () => Promise<{ default: string }>>;
  export default bundles;
}
