/** Characters of the hash in the name of a file. */
export const hashLength: number
/** Name of the file in which each element, or part, comes. */
export const entryNames: ReadonlyMap<string, string>
