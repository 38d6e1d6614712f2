import { mkdir } from 'node:fs/promises'
import { buildManifest } from './build/manifest.mjs'

/** Writes the manifest alone: what the guide needs of `dist` while one develops. */
await mkdir('dist', { recursive: true })
await buildManifest()
