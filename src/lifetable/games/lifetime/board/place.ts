// Where it is played.
export default "dusk" as const;
