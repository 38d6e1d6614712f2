/** Name of the file in which each element, or part, comes. */
export const entryNames: ReadonlyMap<string, string>
