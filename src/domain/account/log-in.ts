import * as v from 'valibot'
import { parseFragment } from '../../core/html/gate.ts'
import { plainText } from '../../core/html/plain-text.ts'
import { endpoint } from '../../core/http/endpoint.ts'
import { httpTexts } from '../../core/http/http-messages.ts'
import { send } from '../../core/http/send.ts'
import { checkData } from '../../core/http/send-json.ts'
import { wireText } from '../../core/wire-values.ts'

const loginReply = v.object({ status: v.string(), error_txt: wireText, error_msg: wireText })

/**
 * Logs in by the site's extranet (LOGIN-02).
 *
 * @returns why it was refused; empty when it was not.
 * @throws {RequestError} when no answer came.
 */
export async function logIn(email: string, password: string): Promise<string> {
  const body = { action: 'login', email, password }
  const address = endpoint('ajax/modules/extranet_v2/traitement.php')
  const reply = await send({ address, body, page: true })
  if (reply.type === 'json') {
    const { status, error_txt, error_msg } = checkData(loginReply, reply.data, reply.address)
    return status === 'ok' ? '' : plainText(error_txt || error_msg) || httpTexts('refused')
  }
  const fragment = parseFragment(reply.html)
  if (fragment.querySelector('.alert-success') && !fragment.querySelector('.alert-danger')) return ''
  const said = fragment.querySelector('.alert-danger') ?? fragment
  return said.textContent?.trim().slice(0, 400) || httpTexts('refused')
}
