import { RequestError } from '../../core/http/request-error.ts'
import { shared } from '../../core/shared.ts'

/** The messages that have been shown. */
const reported = (): Set<string> => shared('missingHooks', () => new Set())

/**
 * Reports once, in the console and in the diagnosis, the hooks that are missing from a cart in HTML to read its state.
 */
export function reportMissingHooks(address: string, names: readonly string[]): void {
  const detail = `le panier reçu ne dit pas ${names.join(', ')} : la pastille, les autres onglets et l’annonce du total ne l’apprennent pas`
  if (reported().has(address + detail)) return
  reported().add(address + detail)
  // Creating the error adds it to the failures that the diagnosis lists.
  console.warn(`flx : ${new RequestError('invalid', { address, status: 200, detail }).detail}.`)
}
