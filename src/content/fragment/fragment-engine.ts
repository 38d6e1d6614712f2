// Loaded, with all its imports, when a fragment is first refreshed.
import { ofForm } from '../../core/browser/form.ts'
import { openingTag } from '../../core/element/report-error.ts'
import { emit } from '../../core/events.ts'
import { isDocument } from '../../core/html/is-document.ts'
import { showHtml } from '../../core/html/show-html.ts'
import { isField, isSecret, noteSending } from '../../core/html/typed-fields.ts'
import { isHomeAddress } from '../../core/http/admit.ts'
import { encodeBody, type FieldValue, identityOf } from '../../core/http/call.ts'
import { createLatest } from '../../core/http/latest.ts'
import type { Reply } from '../../core/http/reply.ts'
import { isAborted, RequestError } from '../../core/http/request-error.ts'
import { send } from '../../core/http/send.ts'
import { messages } from '../../core/i18n/texts.ts'
import { type RequestStatus, requestStatus } from '../../overlays/session/request-status.ts'
import { contentOf } from './fragment-answer.ts'
import { type FragmentParameters, readParameters } from './fragment-parameters.ts'
import type { FragmentDetail, FragmentSource } from './fragment-types.ts'

const t = messages('fragment', {
  loading: 'Mise à jour…',
  updated: 'Contenu mis à jour',
})

export interface Asked {
  source: FragmentSource
  /** The page whose block is wanted: that of a link, or of an entry in the browser's history. */
  page?: string
  fields?: Record<string, FieldValue>
  form?: HTMLFormElement
  submitter?: HTMLElement | null
}

const byVisitor: readonly FragmentSource[] = ['link', 'form', 'history']
const unasked: readonly FragmentSource[] = ['event', 'interval']

/** Loads and shows the content of a fragment, from the first refresh on. */
export class FragmentEngine {
  readonly #host: HTMLElement
  readonly #status: RequestStatus
  /** Runs one request at a time: a newer one aborts the one before, so that a late answer never shows. */
  readonly #latest = createLatest()
  readonly #given: () => Record<string, FieldValue>
  /** The parameters of the original block, as an answer need not repeat them. */
  #parameters: FragmentParameters | undefined
  /** The parameters of the last link, so that a later refresh loads the content shown. */
  #place: Record<string, FieldValue> = {}
  /** The pending request, with a key of its URL and fields. */
  #running: { identity: string; ended: Promise<boolean> } | undefined

  constructor(host: HTMLElement, given: () => Record<string, FieldValue>) {
    this.#host = host
    this.#given = given
    this.#status = requestStatus(host, 'flx-fragment__error')
  }

  stop(): void {
    this.#latest.abort()
    this.#status.remove()
    this.#host.removeAttribute('aria-busy')
  }

  /**
   * Loads the block and shows it. A request equal to the pending one is not sent again (FRAG-02).
   * @returns true if the new content is shown.
   */
  refresh(asked: Asked): Promise<boolean> {
    const parameters = this.#read()
    if (!parameters) return Promise.resolve(false)
    const { address } = parameters
    if (asked.page) this.#place = placeOf(asked.page, asked.form !== undefined)
    const all = { referer: location.href, ...parameters.fields, ...this.#place, ...asked.fields }
    // The forms hold what was filtered since: the entry of the history says what was there.
    const fields =
      asked.source === 'history'
        ? (encodeBody(all) as URLSearchParams)
        : fieldsOf(this.#host, all, asked.form, asked.submitter)
    const identity = identityOf({ method: 'POST', address, body: fields })
    if (this.#running?.identity === identity) return this.#running.ended
    const detail: FragmentDetail = { address, fields, source: asked.source }
    if (!emit(this.#host, 'flx-fragment-load', detail, { cancelable: true })) return Promise.resolve(false)
    const ended = this.#perform(asked, detail).finally(() => {
      if (this.#running?.ended === ended) this.#running = undefined
    })
    this.#running = { identity, ended }
    return ended
  }

  #read(): FragmentParameters | undefined {
    const read = readParameters(this.#host, this.#given())
    if (typeof read !== 'string' && isHomeAddress(read.address)) this.#parameters = read
    else if (typeof read !== 'string')
      console.error(`flx : ${openingTag(this.#host)} : ${read.address} est d’un autre site.`)
    return this.#parameters
  }

  async #perform(asked: Asked, detail: FragmentDetail): Promise<boolean> {
    const { source, form } = asked
    const confirmSent = form && noteSending(form)
    const isAwaited = byVisitor.includes(source)
    // A refresh that the visitor did not ask for must not fade what they are reading.
    if (!unasked.includes(source)) this.#host.ariaBusy = 'true'
    if (source !== 'interval') this.#status.prepare()
    if (isAwaited) this.#status.announce(t('loading'))
    try {
      await this.#latest.run(async (signal) => {
        const reply = await inTurn(async () => {
          signal.throwIfAborted()
          return this.#send(detail, signal, form)
        })
        const content = contentOf(reply, this.#host)
        signal.throwIfAborted()
        confirmSent?.()
        await this.#show(content)
      })
      this.#end(isAwaited ? t('updated') : '')
      emit(this.#host, 'flx-fragment-loaded', detail)
      return true
    } catch (error) {
      if (!isAborted(error)) this.#fail(asked, detail, error)
      return false
    }
  }

  /** Sends the request. If a form is refused, its HTML with the errors is shown as any other answer. */
  async #send({ address, fields }: FragmentDetail, signal: AbortSignal, form?: HTMLFormElement): Promise<Reply> {
    try {
      return await send({ address, body: fields, signal, same: 'share', cache: 'no-store' })
    } catch (error) {
      const html = form && error instanceof RequestError && error.kind === 'refused' ? error.body : ''
      if (!/^\s*</.test(html) || isDocument(html)) throw error
      return { type: 'html', html, address }
    }
  }

  async #show(content: DocumentFragment): Promise<void> {
    this.#status.clear()
    await showHtml(this.#host, content, { mode: 'morph', scripts: true, together: true })
  }

  #end(news: string): void {
    this.#host.removeAttribute('aria-busy')
    this.#status.announce(news)
  }

  /** Keeps the content, and shows the error with a retry button (FRAG-03). */
  #fail(asked: Asked, detail: FragmentDetail, error: unknown): void {
    this.#end('')
    // An unchanged message is not rendered again, so it is read out only once however often the interval fails.
    const message = this.#status.showError(error, null, () => void this.refresh(asked))
    emit(this.#host, 'flx-fragment-error', { ...detail, error, message })
  }
}

/** Returns the parameters of a page's URL: its query and the URL itself. A form sends the query as its fields. */
function placeOf(page: string, isForm: boolean): Record<string, FieldValue> {
  const url = new URL(page)
  url.hash = ''
  return { ...(isForm ? {} : Object.fromEntries(url.searchParams)), referer: url.href }
}

/**
 * Number of fragment requests that run at a time. A browser sends six at once to an HTTP/1.1 server: the others wait
 * there for three rounds, well within their timeout. Over HTTP/2 all of them run at once.
 */
const most = 24

let running = 0
const waiting: (() => void)[] = []

/**
 * Runs a request when it is its turn, so that of a thousand blocks refreshed by one event none times out in the
 * browser's queue.
 */
async function inTurn<T>(run: () => Promise<T>): Promise<T> {
  if (running < most) running++
  else await new Promise<void>((resolve) => waiting.push(resolve))
  try {
    return await run()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}

/** Returns the forms of the block: those in it, and those to which its form controls belong. */
function formsOf(host: Element): Set<HTMLFormElement> {
  const forms = [...host.querySelectorAll('form, input, select, textarea')].map((node) => {
    if (node.closest('flx-fragment') !== host) return null
    return isField(node) ? node.form : (node as HTMLFormElement)
  })
  return new Set(forms.filter((form) => form !== null))
}

/** Returns the values of a form; passwords and files only when the visitor submits it. */
function entriesOf(
  form: HTMLFormElement,
  isSent: boolean,
  submitter: HTMLElement | null,
): [string, FormDataEntryValue][] {
  const secret = new Set(
    [...ofForm(form, 'elements')].flatMap((each) => (isField(each) && isSecret(each) ? [each.name] : [])),
  )
  const entries = [...new FormData(form, isSent ? submitter : null)]
  return isSent ? entries : entries.filter(([name, value]) => typeof value === 'string' && !secret.has(name))
}

/** Returns the body of a block's request: its parameters, then the values of its forms (FRAG-01). */
function fieldsOf(
  host: Element,
  parameters: Record<string, FieldValue>,
  sent?: HTMLFormElement,
  submitter: HTMLElement | null = null,
): FormData | URLSearchParams {
  const forms = new Set([...formsOf(host), ...(sent ? [sent] : [])])
  const entries = [...forms].flatMap((form) => entriesOf(form, form === sent, submitter))
  const isMultipart = entries.some(([, value]) => typeof value !== 'string')
  const body = isMultipart ? new FormData() : new URLSearchParams()
  for (const [name, value] of encodeBody(parameters) as URLSearchParams) body.append(name, value)
  for (const [name, value] of entries) (body as FormData).append(name, value)
  return body
}
