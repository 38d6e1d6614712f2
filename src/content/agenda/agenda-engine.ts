// Loaded when another date of an agenda is first shown.
import { emit } from '../../core/events.ts'
import { showHtml } from '../../core/html/show-html.ts'
import { createLatest } from '../../core/http/latest.ts'
import { isAborted } from '../../core/http/request-error.ts'
import { sendHtml } from '../../core/http/send.ts'
import { messages } from '../../core/i18n/texts.ts'
import { type RequestStatus, requestStatus } from '../../overlays/session/request-status.ts'
import { contentOf } from './agenda-answer.ts'

const t = messages('agenda', {
  loading: 'Mise à jour de l’agenda…',
  updated: 'Agenda mis à jour',
})

export interface AgendaOptions {
  address: string
  module: string
  param: string
  /** The element whose content the answer replaces. */
  container: HTMLElement
}

/** Fetches dates and shows them (CAL-04). */
export class AgendaEngine {
  readonly #host: HTMLElement
  readonly #options: AgendaOptions
  readonly #status: RequestStatus
  /** Runs one request at a time, so that a late answer never shows. */
  readonly #latest = createLatest()

  constructor(host: HTMLElement, options: AgendaOptions) {
    this.#host = host
    this.#options = options
    this.#status = requestStatus(host, 'flx-agenda__error')
    this.#status.prepare()
  }

  stop(): void {
    this.#latest.abort()
    this.#status.remove()
    this.#options.container.removeAttribute('aria-busy')
  }

  async show(date: string): Promise<void> {
    const { address, module, param, container } = this.#options
    if (!emit(this.#host, 'flx-agenda-load', { date }, { cancelable: true })) return
    container.ariaBusy = 'true'
    this.#status.announce(t('loading'))
    try {
      await this.#latest.run(async (signal) => {
        const html = await sendHtml({ address, body: { module, param, date }, signal })
        const content = contentOf(html, container, address)
        signal.throwIfAborted()
        this.#status.clear()
        await showHtml(container, content, { mode: 'morph' })
      })
      this.#end(t('updated'))
      emit(this.#host, 'flx-agenda-loaded', { date })
    } catch (error) {
      if (!isAborted(error)) this.#fail(date, error)
    }
  }

  #end(news: string): void {
    this.#options.container.removeAttribute('aria-busy')
    this.#status.announce(news)
  }

  #fail(date: string, error: unknown): void {
    this.#end('')
    const { container } = this.#options
    const isInside = container !== this.#host && this.#host.contains(container)
    const place = isInside ? { of: container, where: 'before' as const } : null
    const message = this.#status.showError(error, place, () => void this.show(date))
    emit(this.#host, 'flx-agenda-error', { date, error, message })
  }
}
