import { existsSync } from 'node:fs'
import { cp, rm } from 'node:fs/promises'

/** Where the chunks of the build before are kept: pages that were opened before it was replaced still ask for them. */
const before = 'dist-before'

/** Keeps the chunks of `dist` before another build takes its place. */
export async function keepEarlier() {
  if (!existsSync('dist/integrity.json')) return
  await rm(before, { recursive: true, force: true })
  await cp('dist/chunks', `${before}/chunks`, { recursive: true, filter: (name) => !name.endsWith('.map') })
}
