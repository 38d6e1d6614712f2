import { mkdir } from 'node:fs/promises'
import { buildManifest } from './build/manifest.mjs'

/** Writes only the manifest, into a folder, for the guide during development. */
const folder = process.argv[2] ?? 'dist'
await mkdir(folder, { recursive: true })
await buildManifest(folder)
