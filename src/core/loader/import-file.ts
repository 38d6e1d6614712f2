/**
 * Imports a file that lies beside this script, and at the same time the files that it imports: a cold opening is one round
 * trip.
 *
 * @param file - Its name with its hash, `modal-DFyAU6M`.
 * @param needed - Names of what it imports; if one cannot be fetched, neither can the file.
 * @throws Error that names the file.
 */
export async function importFile(file: string, needed: readonly string[]): Promise<unknown> {
  const addressOf = (name: string): string => `./chunks/${name}.js`
  for (const name of needed) import(addressOf(name)).catch(() => {})
  try {
    return await import(addressOf(file))
  } catch {
    throw new Error(`${addressOf(file)} manque`)
  }
}
