import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'

const versionOf = (folder) => JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')).version
const noElement = new Set(['index', 'on-demand'])

const tags = () =>
  globSync('elements/*.ts')
    .map((file) => basename(file, '.ts'))
    .filter((name) => !noElement.has(name))
    .sort()
    .map((name) => `flx-${name}`)

/** Returns the constants that every build inserts into the sources. @param mode `production` or `development` */
export const defines = (mode) => ({
  'process.env.NODE_ENV': JSON.stringify(mode),
  __FLX_VERSION__: JSON.stringify(versionOf('.')),
  __FLX_MAP_VERSION__: JSON.stringify(versionOf('node_modules/maplibre-gl')),
  __FLX_TAGS__: JSON.stringify(tags()),
})
