import { sharedChunks } from './shared-chunks.mjs'

/** Every file that a chunk imports before it runs. */
function importsOf(chunk, bundle, found = new Set()) {
  for (const file of chunk.imports) {
    if (found.has(file) || !bundle[file]) continue
    found.add(file)
    importsOf(bundle[file], bundle, found)
  }
  return found
}

function mostFrequent(values) {
  const groups = Object.values(Object.groupBy(values, String))
  return groups.reduce((most, group) => (group.length > most.length ? group : most), [])[0]
}

/**
 * Reads from one build what the loader, built after it, asks for along with each chunk: the shared files that it imports.
 *
 * Only what departs from the usual is written into the loader. An element that it knows by nothing but its tag is asked
 * for along with what all such elements import: it adds no byte.
 *
 * @param roots.elements - Name of each element by the path of its module.
 * @param roots.named - Chunks that the loader names.
 */
export function sharedImports({ elements, named }) {
  let imports = new Map()
  let common = 0
  let usual = 0
  /** How many of the shared files the loader has to name. */
  let asked = 0

  const bitsOf = (chunk, bundle) => {
    const names = [...importsOf(chunk, bundle)].map((file) => bundle[file].name)
    return sharedChunks.reduce((sum, name, bit) => sum + (names.includes(name) ? 2 ** bit : 0), 0)
  }

  return {
    /** Plugin of the build that makes the chunks. */
    record: {
      name: 'shared-imports',
      generateBundle(_, bundle) {
        const chunks = Object.values(bundle).filter(({ isEntry }) => isEntry)
        imports = new Map(chunks.map((chunk) => [chunk.name, bitsOf(chunk, bundle)]))
        const unnamed = [...elements.values()].filter((name) => !named.has(name))
        common = unnamed.reduce((all, name) => all & (imports.get(name) ?? all), 2 ** sharedChunks.length - 1)
        const bits = [...imports].filter(([name]) => named.has(name)).map(([, bits]) => bits)
        usual = mostFrequent(bits)
        asked = 32 - Math.clz32(Math.max(common, ...bits))
      },
    },
    /** What the loader's source is given, once the chunks are made. */
    values: {
      __FLX_SHARED_FILES__: () => JSON.stringify(sharedChunks.slice(0, asked)),
      __FLX_COMMON_IMPORTS__: () => String(common),
      __FLX_USUAL_IMPORTS__: () => String(usual),
    },
    /** Which shared files a chunk imports, one bit each; nothing where they are the usual ones. */
    bitsOf: (name) => (imports.get(name) === usual ? undefined : imports.get(name)),
  }
}
