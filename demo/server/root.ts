import { resolve } from 'node:path'

/** The folder below which `demo/` and `src/` lie: the project's, or that of the package's own copy of the shop. */
export const root = resolve(import.meta.dirname, '../..')
