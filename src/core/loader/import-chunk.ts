const attempts = new Map<string, number>()

/**
 * Imports a chunk that lies beside this script. A chunk that failed is asked for again under another address,
 * because some browsers keep the failure of an address for the life of the page.
 *
 * @throws Error that names the address.
 */
export async function importChunk(path: string): Promise<unknown> {
  const attempt = attempts.get(path) ?? 0
  const address = new URL(path, import.meta.url)
  if (attempt > 0) address.searchParams.set('essai', String(attempt))
  try {
    return await import(address.href)
  } catch (cause) {
    attempts.set(path, attempt + 1)
    throw new Error(`le code à l’adresse ${address.href} n’a pas pu être chargé`, { cause })
  }
}
