import { readFile } from 'node:fs/promises'

/** A plugin that reads a built file with its source map, so that the map of the result refers to the sources. */
export const withMaps = () => ({
  name: 'with-maps',
  async load(path) {
    const [code, map] = await Promise.all([path, `${path}.map`].map((file) => readFile(file, 'utf8')))
    return { code: code.replace(/\/\/# sourceMappingURL=\S+\s*$/, ''), map: JSON.parse(map) }
  },
})
