/** What makes another address of a chunk's, by its name. */
const suffixes: Record<string, string> = {}

/** The page says the hash of each address: another address would go unchecked. */
const isChecked = (): boolean =>
  [...document.scripts].some(({ type, text }) => type === 'importmap' && text.includes('"integrity"'))

/**
 * Imports a chunk that lies beside this script. A chunk that failed is asked for again under another address,
 * because some browsers keep the failure of an address for the life of the page; never where an import map says the
 * hash of the first one.
 *
 * @param name - File stem of the module: `cart` for `elements/cart.ts`.
 * @throws Error that names the address.
 */
export async function importChunk(name: string): Promise<unknown> {
  const address = new URL(`chunks/${name}-${__FLX_BUILD__}.js${suffixes[name] ?? ''}`, import.meta.url).href
  try {
    return await import(address)
  } catch (cause) {
    if (!isChecked()) suffixes[name] = `?essai=${Date.now()}`
    throw new Error(`le code à l’adresse ${address} n’a pas pu être chargé`, { cause })
  }
}
