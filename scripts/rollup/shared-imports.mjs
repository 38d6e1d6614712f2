/** Every file that a chunk imports before it runs. */
function importsOf(chunk, bundle, found = new Set()) {
  for (const file of chunk.imports) {
    if (found.has(file) || !bundle[file]) continue
    found.add(file)
    importsOf(bundle[file], bundle, found)
  }
  return found
}

const stemOf = (file) => file.replace(/^chunks\/|\.js$/g, '')

/**
 * Reads from one build what the loader, built after it, asks for along with each chunk: the shared files that it imports.
 *
 * Only chunks that the loader names are told one by one. An element that it knows by nothing but its tag is asked for
 * along with what all such elements import: it adds no byte to the loader.
 *
 * @param roots.elements - Name of each element by the path of its module.
 * @param roots.named - Chunks that the loader names.
 * @param roots.start - The chunk that every page has already.
 */
export function sharedImports({ elements, named, start }) {
  let files = []
  let imports = new Map()
  const bitsOf = (wanted = []) => files.reduce((sum, file, bit) => sum + (wanted.includes(file) ? 2 ** bit : 0), 0)

  return {
    /** Plugin of the build that makes the chunks. */
    record: {
      name: 'shared-imports',
      generateBundle(_, bundle) {
        const chunks = Object.values(bundle).filter(({ isEntry }) => isEntry)
        const atStart = chunks.find(({ name }) => name === start.name).fileName
        const wantedBy = (chunk) => [...importsOf(chunk, bundle)].filter((file) => file !== atStart).map(stemOf)
        const unnamed = chunks.filter(({ name, facadeModuleId }) => elements.has(facadeModuleId) && !named.has(name))
        imports = new Map(chunks.filter(({ name }) => named.has(name)).map((chunk) => [chunk.name, wantedBy(chunk)]))
        files = [...new Set([...imports.values()].flat())]
        const common = unnamed.map(wantedBy).reduce((all, wanted) => all.filter((file) => wanted.includes(file)), files)
        imports.set(undefined, common)
      },
    },
    /** What the loader's source is given, once the chunks are made. */
    values: {
      __FLX_SHARED_FILES__: () => JSON.stringify(files),
      __FLX_COMMON_IMPORTS__: () => String(bitsOf(imports.get(undefined))),
    },
    /** Which shared files a chunk imports, one bit each. */
    bitsOf: (name) => bitsOf(imports.get(name)),
  }
}
