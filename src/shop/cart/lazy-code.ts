import { RequestError } from '../../core/http/request-error.ts'

/**
 * Asks for what checks JSON along with code that imports it, by a module of ours that lies in its file: the browser would
 * ask for it only once it has read that code.
 */
function withSchemas<Code>(code: Promise<Code>): Promise<Code> {
  import('../../core/http/send-json.ts').then(() => {}).catch(() => {})
  return code
}

/** Reads and draws carts in JSON: one file. React is asked for along with it, in the same way. */
export const jsonCode = () => {
  import('../../core/use-observable.ts').then(() => {}).catch(() => {})
  return withSchemas(import('./json-code.ts'))
}

/** What the steps of the order need in the page: their styles, and what their fields do. */
export const checkoutCode = () => withSchemas(import('./checkout/checkout.ts'))

/** Logs in, with the code of a second factor where one is asked for. */
export const loginCode = () => withSchemas(import('./api/log-in-with-code.ts'))

/** Asks who the visitor is where the session ended. */
export const logInAgainCode = () => withSchemas(import('./feedback/log-in-again.tsx'))

/** @throws {RequestError} `network` for code that cannot be fetched: the visitor can try again. */
export async function needed<Code>(code: Promise<Code>): Promise<Code> {
  try {
    return await code
  } catch (cause) {
    const detail = 'le code du panier n’a pas pu être chargé'
    throw new RequestError('network', { address: document.baseURI, detail, cause })
  }
}
