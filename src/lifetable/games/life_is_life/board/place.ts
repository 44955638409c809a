// Where it is played.
export default "pool" as const;
