/** Addresses of the files with these names. */
export const chunkAddress = (...names: string[]): RegExp => new RegExp(`/chunks/(?:${names.join('|')})-[\\w-]{6}\\.js$`)
