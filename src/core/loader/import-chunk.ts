import { patience } from './patience.ts'
import { root } from './root.ts'

/** How often a chunk was asked for without being there in time, by its name. */
const tries: Record<string, number> = {}

const sharedFiles = __FLX_SHARED_FILES__

/**
 * Imports a chunk that lies beside this script. A chunk that failed, or is late (SAFE-07), is asked for under another
 * address the next time, because browsers keep the failure of an address, or its request that hangs, for the life of the
 * page. What it imports may be what hangs: the other address is a folder whose name is written in another way (`%63` is a
 * c, `%68` an h, for the server), which all that it imports is then asked for in. There are four; then the first again.
 *
 * Where an import map says the hash of each address, another one would go unchecked: there, the second folder is the one
 * that the map names, if it does.
 *
 * @param name - File stem of the module: `cart` for `elements/cart.ts`.
 * @param imports - Which shared files the chunk imports, one bit each; by default
 * those that most of what the loader names imports. They are asked for along with it: the browser
 * would ask for them only once it has read the chunk.
 * @throws Error that names the address.
 */
export async function importChunk(name: string, imports = __FLX_USUAL_IMPORTS__): Promise<unknown> {
  const tried = tries[name] ?? 0
  const isChecked = root.textContent.includes('"integrity"')
  const first = tried & 1 ? (isChecked ? 'flx-c' : './%63') : './c'
  const second = tried & 2 && !isChecked ? '%68' : 'h'
  const pathOf = (file: string): string => `${first}${second}unks/${file}-${__FLX_BUILD__}.js`
  const path = pathOf(name)
  const askElsewhere = (): void => {
    tries[name] = tried + 1
  }
  const late = setTimeout(askElsewhere, patience)
  try {
    sharedFiles.forEach((file, bit) => {
      // A failure is that of the chunk, which tells it.
      if ((imports >> bit) & 1) import(pathOf(file)).catch(() => {})
    })
    return await import(path)
  } catch (cause) {
    askElsewhere()
    throw new Error(`${new URL(path, import.meta.url)} manque`, { cause })
  } finally {
    clearTimeout(late)
  }
}
