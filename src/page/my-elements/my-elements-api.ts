import * as v from 'valibot'
import { plainText } from '../../core/html/plain-text.ts'
import { endpoint } from '../../core/http/endpoint.ts'
import { isSessionOver, RequestError, type RequestErrorKind } from '../../core/http/request-error.ts'
import { sendJson } from '../../core/http/send-json.ts'
import { wireText } from '../../core/wire-values.ts'
import type { Named } from './element-act.ts'
import { elementReply } from './my-elements-contract.ts'
import { myElementsTexts as t } from './my-elements-messages.ts'

/** Where an element is activated or deleted, unless its form says another address (ELEM-01). */
export const serviceAddress = (): string => endpoint('ajax/modules/modules/traitement.php')

/** A refusal, with the sentence to show: the server's, else the general one (ELEM-06). */
export class Refused extends Error {
  override readonly name = 'Refused'

  constructor(msg: string) {
    super(plainText(msg) || t('failed'))
  }
}

/** A server may refuse by its status and say why in the body. */
function readRefusal({ body }: RequestError): string {
  try {
    const said = v.safeParse(v.object({ msg: wireText }), JSON.parse(body))
    return said.success ? said.output.msg : ''
  } catch {
    return ''
  }
}

/** Those that say of themselves what the visitor can do about them. */
const clear: readonly RequestErrorKind[] = ['offline', 'network', 'timeout', 'truncated', 'aborted']

/**
 * Activates, deactivates or deletes an element (ELEM-01).
 *
 * @returns the class that the link of an activation takes; empty where the answer gives none.
 * @throws {Refused} where the server says no, or says nothing that could be understood.
 * @throws {RequestError} where nothing came, and where the session is over.
 */
export async function sendAct(address: string, action: string, named: Named): Promise<string> {
  const body = new URLSearchParams(named.fields)
  body.set('action', action)
  body.set('element_module_ident', named.elementModuleIdent)
  body.set('element_id', named.elementId)
  try {
    const said = await sendJson({ address, body }, elementReply)
    if (said.result) return said.class
    throw new Refused(said.msg)
  } catch (error) {
    if (!(error instanceof RequestError) || isSessionOver(error) || clear.includes(error.kind)) throw error
    console.error(`flx : un élément n’a pas pu être changé. ${error.detail}`)
    throw new Refused(readRefusal(error))
  }
}
