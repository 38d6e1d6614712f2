// Loaded, with all its imports, when the list is first used.
import { goTo } from '../../core/browser/navigation.ts'
import { scrollToElement } from '../../core/browser/scroll.ts'
import type { MountPlace } from '../../core/element/mounts.ts'
import { emit } from '../../core/events.ts'
import { isDocument } from '../../core/html/is-document.ts'
import { noteSending } from '../../core/html/typed-fields.ts'
import { describeHtml } from '../../core/http/describe-html.ts'
import { createLatest } from '../../core/http/latest.ts'
import type { Reply } from '../../core/http/reply.ts'
import { isAborted, RequestError } from '../../core/http/request-error.ts'
import { send } from '../../core/http/send.ts'
import { messages } from '../../core/i18n/texts.ts'
import { type RequestStatus, requestStatus } from '../../overlays/session/request-status.ts'
import { type ListAnswer, readAnswer } from './list-answer.ts'
import { append, focusItem, holdFocus, replace, restoreContent } from './list-content.ts'
import { keepHistory, type ListHistory, restoreScrollPosition, type Snapshot, snapshotOf } from './list-history.ts'
import { findNext, observeNextLink, pagersOf } from './list-pager.ts'
import { findItems, itemsIn, pageAddress, writeCount } from './list-parts.ts'
import type { ListLoadDetail, ListSource } from './list-types.ts'

const t = messages('list', {
  loading: 'Chargement de la suite…',
  refreshing: 'Mise à jour de la liste…',
  shown: 'Éléments affichés : {n}',
})

type Use = (answer: ListAnswer, address: string) => Element[] | Promise<Element[]>

export interface ListOptions {
  /** Number of loads on scroll before the next one needs a click; 0 for no limit (LIST-02). */
  loadStop: number
  /** True to leave the page's URL and history unchanged. */
  noAddress: boolean
}

/** Loads and shows items, and keeps the history of a list, from its first use on. */
export class ListEngine {
  readonly #host: HTMLElement
  readonly #options: ListOptions
  readonly #status: RequestStatus
  readonly #history: ListHistory | undefined
  /** Runs one request at a time: a newer one aborts the one before, so that a late answer never shows. */
  readonly #latest = createLatest()
  /** URL of the pending request; empty if there is none. */
  #requested = ''
  /** URL of the content shown. */
  #address = location.href
  #loads = 0
  /** True if the last page brought nothing new: a server could answer so for ever (decision 73). */
  #isExhausted = false
  #stopObserving: (() => void) | undefined

  constructor(host: HTMLElement, options: ListOptions) {
    this.#host = host
    this.#options = options
    this.#status = requestStatus(host, 'flx-list__error')
    this.#status.prepare()
    if (!options.noAddress) {
      this.#history = keepHistory(
        host,
        (snapshot) => this.#restore(snapshot),
        (address) => void this.show(address, 'history'),
      )
    }
    this.#history?.begin()
    this.#observeNext()
  }

  stop(): void {
    this.#latest.abort()
    this.#stopObserving?.()
    this.#history?.stop()
    this.#status.remove()
  }

  /** Appends the items of the next link. It does nothing without such a link, or while a request is pending. */
  async more(source: ListSource): Promise<void> {
    const link = findNext(this.#host, this.#host)
    if (!link || this.#requested) return
    const { href } = link
    await this.#perform({ address: href, way: 'append', source }, link, (answer) => {
      this.#loads = source === 'view' ? this.#loads + 1 : 0
      const bringBack = holdFocus()
      const items = append(this.#host, answer)
      this.#isExhausted = items.length === 0
      this.#history?.replace(pageAddress(href))
      if (source === 'click') focusItem(items[0])
      else bringBack()
      return items
    })
  }

  /**
   * Replaces the content of the list by that of another URL: used by filters, sorting and pages (LIST-03).
   *
   * @param form - The filter form that is submitted; once the answer has come, its changes no longer count as
   * unsaved.
   */
  async show(address: string, source: ListSource, form?: HTMLFormElement): Promise<void> {
    if (address === this.#requested) return
    const confirmSent = form && noteSending(form)
    const before = this.#history && snapshotOf(this.#host)
    await this.#perform(
      { address, way: 'replace', source },
      findItems(this.#host, this.#host),
      async (answer, reached) => {
        confirmSent?.()
        await replace(this.#host, answer)
        this.#loads = 0
        this.#isExhausted = false
        if (answer.title) document.title = answer.title
        if (before && reached !== this.#history?.address) this.#history?.push(reached, before)
        this.#address = reached
        this.#scrollToStart(source)
        return itemsIn(this.#host)
      },
    )
  }

  refresh(): Promise<void> {
    return this.show(this.#history?.address ?? this.#address, 'method')
  }

  async #perform(detail: ListLoadDetail, busy: HTMLElement | null, use: Use): Promise<void> {
    const { address, source, way } = detail
    if (!emit(this.#host, 'flx-list-load', detail, { cancelable: true })) return
    this.#requested = address
    this.#stopObserving?.()
    busy?.setAttribute('aria-busy', 'true')
    if (source !== 'view') this.#status.announce(t(way === 'append' ? 'loading' : 'refreshing'))
    try {
      const items = await this.#latest.run(async (signal) => {
        const reply = await send({ address, method: 'GET', signal, page: true, cache: 'no-store' })
        const answer = this.#read(reply)
        this.#status.clear()
        return use(answer, pageAddress(reply.address))
      })
      this.#end(writeCount(this.#host) || t('shown', { n: itemsIn(this.#host).length }))
      emit(this.#host, 'flx-list-loaded', { ...detail, items })
    } catch (error) {
      if (!isAborted(error)) this.#fail(detail, error)
    } finally {
      if (way === 'append' || !this.#requested) busy?.removeAttribute('aria-busy')
    }
  }

  #read(reply: Reply): ListAnswer {
    const answer = reply.type === 'html' ? readAnswer(reply.html, this.#host) : undefined
    if (answer) return answer
    const html = reply.type === 'html' ? reply.html : undefined
    const came = html === undefined ? 'du JSON' : describeHtml(html)
    const detail = `cette liste (data-flx-items) ou ses articles attendus, reçu ${came}`
    // The visitor can be sent only to a whole page.
    const body = html && isDocument(html) ? html : ''
    throw new RequestError('wrong-kind', { address: reply.address, status: 200, detail, body })
  }

  #end(news: string): void {
    this.#requested = ''
    this.#status.announce(news)
    this.#observeNext()
  }

  /**
   * Keeps the content and shows an error. If the server answers with another page, such as a login, the visitor is
   * sent there.
   */
  #fail(detail: ListLoadDetail, error: unknown): void {
    const { address, way, source } = detail
    this.#end('')
    this.#stopObserving?.()
    const isPage = error instanceof RequestError && error.kind === 'wrong-kind' && error.body
    if (isPage && source === 'history') location.reload()
    if (isPage && (source === 'click' || source === 'filter')) goTo(pageAddress(address))
    const retry = (): void => void (way === 'append' ? this.more('click') : this.show(address, 'click'))
    const message = this.#status.showError(error, this.#placeOfError(way), retry)
    emit(this.#host, 'flx-list-error', { ...detail, error, message })
  }

  /** Returns where to show the error: after the last pager for items to append, else before the list. */
  #placeOfError(way: ListLoadDetail['way']): MountPlace | null {
    const items = findItems(this.#host, this.#host)
    const of =
      way === 'append' ? (pagersOf(this.#host, this.#host).at(-1) ?? items) : (items?.closest('table') ?? items)
    return of ? { of, where: way === 'append' ? 'after' : 'before' } : null
  }

  /** Waits for the next link to come into view, unless the next load needs a click (LIST-02). */
  #observeNext(): void {
    this.#stopObserving?.()
    const { loadStop } = this.#options
    if (this.#isExhausted || (loadStop > 0 && this.#loads >= loadStop)) return
    this.#stopObserving = observeNextLink(this.#host, () => void this.more('view'))
  }

  #scrollToStart(source: ListSource): void {
    const items = findItems(this.#host, this.#host)
    if (source === 'click') focusItem(itemsIn(this.#host)[0])
    else if (source !== 'filter' || !items || items.getBoundingClientRect().top >= 0) return
    if (items) void scrollToElement(items)
  }

  #restore({ html, title, position }: Snapshot): void {
    this.#latest.abort()
    this.#status.clear()
    restoreContent(this.#host, html)
    document.title = title
    this.#loads = 0
    this.#isExhausted = false
    this.#end(writeCount(this.#host))
    restoreScrollPosition(this.#host, position)
  }
}
