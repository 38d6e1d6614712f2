// Fetched when a permalink is first asked for.
import { openingTag } from '../../core/element/report-error.ts'
import { emit } from '../../core/events.ts'
import { endpoint } from '../../core/http/endpoint.ts'
import { parseReply } from '../../core/http/reply.ts'
import { isAborted, isSessionOver, RequestError, visitorMessage } from '../../core/http/request-error.ts'
import { send } from '../../core/http/send.ts'
import { createStatusLine, type StatusLine } from '../../ui/status-line-nodes.ts'
import { boxSelector, offerPermalink } from './permalink-box.ts'
import { permalinkTexts as t } from './permalink-messages.ts'
import { readPermalink, refusalIn } from './read-permalink.ts'

const service = 'ajax/modules/liens/traitement.php'

/** What the visitor reads: the words of a server that refuses, else the sentence of the failure. */
function wordsFor(error: unknown): string {
  if (!(error instanceof RequestError)) return visitorMessage(error)
  const { kind, address, status, body } = error
  if (kind === 'invalid') return body || visitorMessage(error)
  if (kind !== 'refused' || !body) return visitorMessage(error)
  return refusalIn(parseReply(body, '', { url: address, status })) || visitorMessage(error)
}

/** Asks for permalinks, shows them, and says what went wrong beside what asked (PERMA-01). */
export class PermalinkEngine {
  readonly #host: HTMLElement
  readonly #signal: AbortSignal
  readonly #status: StatusLine
  #endLogin: (() => void) | undefined

  constructor(host: HTMLElement, signal: AbortSignal) {
    this.#host = host
    this.#signal = signal
    this.#status = createStatusLine(host, 'flx-permalink__error')
  }

  stop(): void {
    this.#endLogin?.()
    this.#status.remove()
    this.#host.querySelector(boxSelector)?.remove()
  }

  /** @param address - Of the service; empty for that of the configuration. */
  async generate(address: string, fields: URLSearchParams): Promise<void> {
    const link = fields.get('lien') ?? ''
    this.#status.announce(t('loading'))
    try {
      const where = address || endpoint(service)
      const call = { address: where, body: fields, asText: true, same: 'skip', signal: this.#signal } as const
      const permalink = readPermalink(await send(call))
      this.#clear()
      const isOurs = emit(this.#host, 'flx-permalink-generated', { link, permalink }, { cancelable: true })
      if (isOurs) await offerPermalink(this.#host, permalink)
    } catch (error) {
      if (isAborted(error)) return
      const again = (): void => void this.generate(address, fields)
      if (!(isSessionOver(error) && (await this.#offerLogin(visitorMessage(error), again))))
        this.#fail(error, link, again)
    }
  }

  /** A session that ended is opened again in place, and what was asked goes on. @returns whether that is offered. */
  async #offerLogin(message: string, again: () => void): Promise<boolean> {
    const session = await import('../../overlays/session/offer-login.tsx').catch(() => undefined)
    if (!session || this.#signal.aborted) return false
    this.#clear()
    this.#endLogin = session.offerLogin({
      message,
      // At the end of the element, outside its form: a form holds no other.
      put: (place) => this.#host.append(place),
      onDone: again,
    })
    return true
  }

  #clear(): void {
    this.#endLogin?.()
    this.#endLogin = undefined
    this.#status.clearError()
    this.#status.announce('')
  }

  #fail(error: unknown, link: string, retry: () => void): void {
    console.error(`flx : ${openingTag(this.#host)} : ${error instanceof RequestError ? error.detail : error}`)
    const message = wordsFor(error)
    this.#status.announce('')
    this.#status.showError(message, {}, retry)
    emit(this.#host, 'flx-permalink-error', { link, error, message })
  }
}
