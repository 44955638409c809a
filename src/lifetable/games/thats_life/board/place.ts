// Where it is played.
export default "lawn" as const;
