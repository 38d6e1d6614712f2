import { mkdir } from 'node:fs/promises'
import { buildManifest } from './build/manifest.mjs'

/** Writes the manifest alone, into a folder: what the guide needs of it while one develops. */
const folder = process.argv[2] ?? 'dist'
await mkdir(folder, { recursive: true })
await buildManifest(folder)
