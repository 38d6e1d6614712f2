import { hashLength } from '../../scripts/rollup/file-table.mjs'

/** Returns a pattern that matches the addresses, and the paths in `dist`, of the files with these names. */
export const chunkAddress = (...names: string[]): RegExp =>
  new RegExp(`(?:^|/)chunks/(?:${names.join('|')})-[\\w-]{${hashLength}}\\.js$`)
