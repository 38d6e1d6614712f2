/** Number of characters of the hash in a file name. */
export const hashLength: number
/** The file name that contains each element or part. */
export const entryNames: ReadonlyMap<string, string>
