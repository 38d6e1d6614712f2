/**
 * Imports a file beside this script, and at the same time the files that it imports, so that all are fetched in one
 * round trip.
 *
 * @param file - Its name with its hash, `modal-DFyAU6M`.
 * @param needed - Names of the files that it imports; if one cannot be fetched, the import fails.
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
