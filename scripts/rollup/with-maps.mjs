import { readFile } from 'node:fs/promises'

/** Reads a built file with its source map, so that what is made of it leads to the sources, too. */
export const withMaps = () => ({
  name: 'with-maps',
  async load(path) {
    const [code, map] = await Promise.all([path, `${path}.map`].map((file) => readFile(file, 'utf8')))
    return { code: code.replace(/\/\/# sourceMappingURL=\S+\s*$/, ''), map: JSON.parse(map) }
  },
})
