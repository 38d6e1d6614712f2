import { existsSync } from 'node:fs'
import { cp, rm } from 'node:fs/promises'

/** Folder of the previous build's chunks. Pages that were opened before the new build still request them. */
const before = 'dist-before'

/** Copies the chunks of `dist` before another build replaces them. */
export async function keepEarlier() {
  if (!existsSync('dist/integrity.json')) return
  await rm(before, { recursive: true, force: true })
  await cp('dist/chunks', `${before}/chunks`, { recursive: true, filter: (name) => !name.endsWith('.map') })
}
