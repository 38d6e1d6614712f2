import { RequestError } from '../../core/http/request-error.ts'
import { shared } from '../../core/shared.ts'

/** Addresses and hooks of which it was said. */
const said = (): Set<string> => shared('missingHooks', () => new Set())

/**
 * Says once, in the console and to the diagnosis, which hooks a cart in HTML lacks for the page to know how it stands.
 */
export function reportMissingHooks(address: string, names: readonly string[]): void {
  const detail = `le panier reçu ne dit pas ${names.join(', ')} : la pastille, les autres onglets et l’annonce du total ne l’apprennent pas`
  if (said().has(address + detail)) return
  said().add(address + detail)
  // Made, it is among the failures that the diagnosis shows.
  console.warn(`flx : ${new RequestError('invalid', { address, status: 200, detail }).detail}.`)
}
