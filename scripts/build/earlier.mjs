import { existsSync, globSync } from 'node:fs'
import { cp, rm } from 'node:fs/promises'
import { fingerprint } from '../rollup/chunk-addresses.mjs'

/** Where the chunks of the version before are kept: pages that were opened before it was replaced still ask for them. */
const before = 'dist-before'

/** Keeps the chunks of `dist` before another version takes its place; the same version built again keeps what was kept. */
export async function keepEarlier() {
  const isWhole = existsSync('dist/integrity.json')
  const isSame = globSync(`dist/chunks/*-${fingerprint()}.js`).length > 0
  if (!isWhole || isSame) return
  await rm(before, { recursive: true, force: true })
  await cp('dist/chunks', `${before}/chunks`, { recursive: true, filter: (name) => !name.endsWith('.map') })
}
