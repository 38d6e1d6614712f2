import { resolve } from 'node:path'

/** The folder that contains `demo/` and `src/`: the project's, or the package's own copy of the shop. */
export const root = resolve(import.meta.dirname, '../..')
