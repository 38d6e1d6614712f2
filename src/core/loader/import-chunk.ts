import { patience } from './patience.ts'
import { root } from './root.ts'

/** What makes another address of a chunk's, by its name. */
const suffixes: Record<string, string> = {}

/** An import map says the hash of each address: another address would go unchecked. */
const isChecked = (): boolean => root.textContent.includes('"integrity"')

const sharedFiles = __FLX_SHARED_FILES__

/** Path of a chunk from this script's. */
const pathOf = (name: string): string => `./chunks/${name}-${__FLX_BUILD__}.js`

/**
 * Imports a chunk that lies beside this script. A chunk that failed, or is late (SAFE-07), is asked for under another
 * address the next time, because browsers keep the failure of an address, or its request that hangs, for the life of the
 * page; never where an import map says the hash of the first one.
 *
 * @param name - File stem of the module: `cart` for `elements/cart.ts`.
 * @param imports - Which shared files the chunk imports, one bit each; by default
 * those that most of what the loader names imports. They are asked for along with it: the browser
 * would ask for them only once it has read the chunk.
 * @throws Error that names the address.
 */
export async function importChunk(name: string, imports = __FLX_USUAL_IMPORTS__): Promise<unknown> {
  const path = pathOf(name) + (suffixes[name] ?? '')
  const askElsewhere = (): void => {
    suffixes[name] = isChecked() ? '' : `?essai=${Date.now()}`
  }
  const late = setTimeout(askElsewhere, patience)
  try {
    const chunk = import(path)
    sharedFiles.forEach((file, bit) => {
      // A failure is that of the chunk, which tells it.
      if ((imports >> bit) & 1) import(pathOf(file)).catch(() => {})
    })
    return await chunk
  } catch (cause) {
    askElsewhere()
    throw new Error(`${new URL(path, import.meta.url)} manque`, { cause })
  } finally {
    clearTimeout(late)
  }
}
