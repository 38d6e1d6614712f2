import { RequestError } from '../../core/http/request-error.ts'

/**
 * Reads and draws carts in JSON: one file. React, which it imports, is asked for along with it, by a module of ours that
 * lies in React's file: the browser would ask for it only once it has read the first one.
 */
export const jsonCode = () => {
  import('../../core/use-observable.ts').then(() => {}).catch(() => {})
  return import('./json-code.ts')
}

/** What the steps of the order need in the page: their styles, and what their fields do. */
export const checkoutCode = () => import('./checkout/checkout.ts')

/** Logs in, with the code of a second factor where one is asked for. */
export const loginCode = () => import('./api/log-in-with-code.ts')

/** @throws {RequestError} `network` for code that cannot be fetched: the visitor can try again. */
export async function needed<Code>(code: Promise<Code>): Promise<Code> {
  try {
    return await code
  } catch (cause) {
    const detail = 'le code du panier n’a pas pu être chargé'
    throw new RequestError('network', { address: document.baseURI, detail, cause })
  }
}
