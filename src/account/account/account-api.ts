import { endpoint } from '../../core/config.ts'
import { parseDocument, parseFragment } from '../../core/html/gate.ts'
import { isDocument } from '../../core/html/is-document.ts'
import { takeContents } from '../../core/html/nodes.ts'
import { decodeTexts, plainText } from '../../core/html/plain-text.ts'
import { textOf } from '../../core/html/text-of.ts'
import { describeHtml } from '../../core/http/describe-html.ts'
import type { Reply } from '../../core/http/reply.ts'
import { Refusal, RequestError } from '../../core/http/request-error.ts'
import { send } from '../../core/http/send.ts'
import { checkData } from '../../core/http/send-json.ts'
import { asksToLogIn } from '../../core/http/session.ts'
import { pageContext } from '../../core/page-context.ts'
import { deletion, sponsorship, valueField } from '../../domain/account/account-actions.ts'
import { type AccountList, actionReply, listReply } from './account-contract.ts'
import { findPanel } from './account-parts.ts'

const services = 'ajax/modules/boutique/compte/'

function fail(kind: 'wrong-kind' | 'session', reply: Reply, due: string): never {
  const came = reply.type === 'html' ? describeHtml(reply.html) : 'du JSON'
  const body = reply.type === 'html' && isDocument(reply.html) ? reply.html : ''
  throw new RequestError(kind, { address: reply.address, status: 200, detail: `${due} attendu, reçu ${came}`, body })
}

/** Returns true if the content is a PHP error: only `<br>` and `<b>`, which no template writes alone. */
const isNoise = (content: DocumentFragment): boolean =>
  content.childElementCount > 0 && !content.querySelector(':not(b, br)')

/** The answer for a section: the account's element if it is a whole page, and the content of the panel. */
export interface SectionAnswer {
  account: Element | null
  panel: Element | DocumentFragment
  title: string
}

/**
 * Fetches the page of a section.
 *
 * @throws {RequestError} `session` if it asks to log in, `wrong-kind` if the account is not in it.
 */
export async function readSection(address: string, host: Element, signal: AbortSignal): Promise<SectionAnswer> {
  const reply = await send({ address, method: 'GET', page: true, cache: 'no-store', signal })
  const due = 'une section du compte (data-flx-panel)'
  if (reply.type === 'json') return fail('wrong-kind', reply, due)
  const { html } = reply
  const page = isDocument(html) ? parseDocument(html) : undefined
  const content = page ?? parseFragment(html)
  const account = host.id ? content.querySelector(`#${CSS.escape(host.id)}`) : content.querySelector('flx-account')
  const panel = findPanel(account ?? content)
  if (!panel && asksToLogIn(html, true)) return fail('session', reply, due)
  if (panel) return { account, panel, title: page?.title ?? '' }
  if (content instanceof Document || !html.trim()) return fail('wrong-kind', reply, due)
  return { account: null, panel: content, title: '' }
}

export type ListAnswer = { type: 'json'; list: AccountList } | { type: 'html'; content: DocumentFragment }

/**
 * Fetches a list (ACC-02): `GET compte/?p=boutique-compte:liste_…`, with `id_page` and the filters and page of the
 * address.
 *
 * @throws {RequestError}
 * @throws {Refusal} if the answer is only an error message.
 */
export async function readList(name: string, search: URLSearchParams, signal: AbortSignal): Promise<ListAnswer> {
  const { idpage: id_page } = pageContext()
  const address = `${endpoint(services)}?p=boutique-compte:${encodeURIComponent(name)}`
  const body = { id_page, ...Object.fromEntries([...search].filter(([key]) => key !== 'p')) }
  const reply = await send({ address, method: 'GET', body, cache: 'no-store', signal })
  if (reply.type === 'json') return { type: 'json', list: checkData(listReply, decodeTexts(reply.data), reply.address) }
  const due = `la liste ${name}`
  if (isDocument(reply.html) || !reply.html.trim()) return fail('wrong-kind', reply, due)
  const content = parseFragment(reply.html)
  if (isNoise(content)) return fail('wrong-kind', reply, due)
  const refusal = content.querySelector('.alert-danger')
  const place = [...content.querySelectorAll<HTMLElement>('[data-flx-list]')].find(
    ({ dataset }) => dataset['flxList'] === name,
  )
  if (place) return { type: 'html', content: takeContents(place) }
  if (refusal && content.childElementCount === 1) throw new Refusal(textOf(refusal))
  return { type: 'html', content }
}

export interface ActionAnswer {
  message: string
  /** Address to go to; empty to stay on this page. */
  url: string
  /** Title of the modal that displays `html` (ACC-04); both are empty if there is none. */
  title: string
  html: string
}

/**
 * Sends an action to its service (ACC-03, ACC-04), with `id_page`. A sponsorship and the deletion of an address have
 * formats of their own (ACC-05).
 *
 * @throws {RequestError}
 * @throws {Refusal} with the server's message.
 */
export async function sendAction(
  address: string,
  action: string,
  value: string,
  fields: URLSearchParams,
): Promise<ActionAnswer> {
  const body = new URLSearchParams(fields)
  if (action === deletion) body.set('extranet_v2[action]', action)
  else if (action !== sponsorship) body.set('action', action)
  if (value && !body.has(valueField(action))) body.set(valueField(action), value)
  if (body.has('action') && !body.has('id_page')) body.set('id_page', pageContext().idpage)
  const reply = await send({ address, body })
  if (reply.type === 'json') {
    const answer = checkData(actionReply, reply.data, reply.address)
    const refusal = answer.error_msg || answer.error_txt || answer.error
    if (answer.result === 'refused') throw new Refusal(plainText(answer.msg || refusal))
    if (refusal || answer.status === 'refused') throw new Refusal(plainText(refusal || answer.msg))
    const { url, title, html } = answer
    if (!(answer.status || answer.result || answer.info_msg || answer.msg || url || title || html)) {
      const detail = `la réponse à ${action} ne dit pas si c’est fait (status, info_msg)`
      throw new RequestError('invalid', { address: reply.address, status: 200, detail })
    }
    return { message: plainText(answer.info_msg || answer.msg), url, title: plainText(title), html }
  }
  if (isDocument(reply.html)) return fail('wrong-kind', reply, `la réponse à ${action}`)
  const content = parseFragment(reply.html)
  if (isNoise(content)) return fail('wrong-kind', reply, `la réponse à ${action}`)
  const refusal = textOf(content.querySelector('.alert-danger'))
  if (refusal) throw new Refusal(refusal)
  const success = content.querySelector<HTMLElement>('.alert-success')
  if (success) return { message: textOf(success), url: success.dataset['flxUrl'] ?? '', title: '', html: '' }
  if (!reply.html.trim()) return { message: '', url: '', title: '', html: '' }
  return { message: '', url: '', title: textOf(content.querySelector('h1, h2, h3')), html: reply.html }
}
