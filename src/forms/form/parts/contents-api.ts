import { config } from '../../../core/config.ts'
import { parseFragment } from '../../../core/html/gate.ts'
import { plainText } from '../../../core/html/plain-text.ts'
import { endpoint } from '../../../core/http/endpoint.ts'
import { RequestError } from '../../../core/http/request-error.ts'
import { send } from '../../../core/http/send.ts'
import { checkData } from '../../../core/http/send-json.ts'
import { asksToLogIn } from '../../../core/http/session.ts'
import { whatCame } from '../../../core/http/what-came.ts'

import { Refusal } from './part-answer.ts'
import { type Choice, contentsReply } from './parts-contract.ts'

/** FORM-09 */
export interface ContentsRequest {
  champ_cible: string
  modeleid: string
  modeleident: string
  elementclass: string
  elementids: string
  value: string
}

/** What goes along with each call of a template, where the page says that it is an administrator's (PAGE-11). */
export function adminFlag(): { is_admin?: '1' } {
  const written = document.querySelector('flx-config')?.getAttribute('is-admin') ?? 'off'
  return (config().is_admin ?? written !== 'off') ? { is_admin: '1' } : {}
}

/**
 * Asks `get_contents.php` what a field of a template offers (FORM-09): a list in JSON, or `<option>` in HTML.
 *
 * @throws {Refusal} where the server says why not. @throws {RequestError} for what is no list.
 */
export async function askContents(asked: ContentsRequest, signal: AbortSignal): Promise<Choice[]> {
  const address = endpoint('ajax/modules/templates/get_contents.php')
  const reply = await send({ address, body: { ...asked, type: 'autocompleter', ...adminFlag() }, signal })
  if (reply.type === 'json') {
    const found = checkData(contentsReply, reply.data, reply.address)
    if (Array.isArray(found)) return found
    throw new Refusal(plainText((found as { error_msg: string }).error_msg))
  }
  const options = [...parseFragment(`<select>${reply.html}</select>`).querySelectorAll('option')]
  if (options.length > 0) return options.map(({ value, text }) => ({ value, label: text }))
  if (asksToLogIn(reply.html, true)) {
    const detail = 'une page de connexion est venue à la place d’une liste'
    throw new RequestError('session', { address, status: 200, detail, body: reply.html })
  }
  const detail = `liste de value et label attendue, reçu ${whatCame(reply.html)}`
  throw new RequestError('wrong-kind', { address, status: 200, detail, body: reply.html })
}
