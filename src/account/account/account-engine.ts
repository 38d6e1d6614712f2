// Fetched, with all that it imports, when something is first asked of the account.
import { goTo } from '../../core/browser/navigation.ts'
import { scrollToElement } from '../../core/browser/scroll.ts'
import type { MountPlace } from '../../core/element/mounts.ts'
import { openingTag } from '../../core/element/report-error.ts'
import { emit } from '../../core/events.ts'
import { focusOn } from '../../core/focus/focusable.ts'
import { parseContent } from '../../core/html/gate.ts'
import { showHtml } from '../../core/html/show-html.ts'
import { createLatest } from '../../core/http/latest.ts'
import { isAborted, isSessionOver, RequestError, visitorMessage } from '../../core/http/request-error.ts'
import { deletion, serviceOf } from '../../domain/account/account-actions.ts'
import { type RequestStatus, requestStatus } from '../../overlays/session/request-status.ts'
import { type ListAnswer, Refused, readList, readSection, type SectionAnswer, sendAction } from './account-api.ts'
import { type AccountAction, listenToControls } from './account-controls.ts'
import { accountTexts as t } from './account-messages.ts'
import { findPanel, listHook, markCurrent } from './account-parts.ts'

type ShowSource = 'link' | 'history' | 'method' | 'login'
type ListSource = 'page' | 'filter' | 'fill' | 'action'

const here = (): string => location.href.replace(/#.*$/, '')
const withoutHash = (address: string): string => address.replace(/#.*$/, '')

const isEmpty = (place: HTMLElement): boolean => place.childElementCount === 0

/** What an account does from the first time that something is asked of it. */
export class AccountEngine {
  readonly #host: HTMLElement
  readonly #status: RequestStatus
  /** One section or list at a time: a newer one abandons the one before. */
  readonly #latest = createLatest()
  readonly #stop = new AbortController()
  /** Address of what is shown. */
  #address: string
  /** Actions under way, by what they send: a second click is not sent. */
  readonly #sending = new Set<string>()

  constructor(host: HTMLElement, address: string) {
    this.#host = host
    this.#address = withoutHash(address)
    this.#status = requestStatus(host, 'flx-account__error')
    this.#status.prepare()
  }

  stop(): void {
    this.#stop.abort()
    this.#latest.abort()
    this.#status.remove()
  }

  /** Shows the section that an address leads to, in the place of the one before (ACC-01). */
  async show(address: string, source: ShowSource): Promise<void> {
    const panel = findPanel(this.#host)
    if (!panel || !this.#begin({ address, list: '' }, panel)) return
    const code = import('../../core/html/morph.ts')
    code.catch(() => {})
    try {
      await this.#latest.run(async (signal) => {
        const answer = await readSection(address, this.#host, signal)
        await code
        signal.throwIfAborted()
        this.#status.clear()
        await this.#replace(answer, address)
      })
      this.#push(address, source)
      this.#settle({ address, list: '' })
      if (source !== 'method' && source !== 'login') this.#focusTitle(source)
      void this.fill()
    } catch (error) {
      this.#fail(error, { address, place: panel, source }, () => this.show(address, source))
    } finally {
      panel.removeAttribute('aria-busy')
    }
  }

  /** Shows the list that an address leads to, in its place (ACC-02). */
  async load(place: HTMLElement, address: string, source: ListSource): Promise<void> {
    const name = place.dataset['flxList'] ?? ''
    const detail = { address, list: name }
    if (!this.#begin(detail, place)) return
    if (isEmpty(place)) place.textContent = t('loading')
    const ask = async (signal: AbortSignal): Promise<void> => {
      const answer = await readList(name, new URL(address).searchParams, signal)
      const content = await contentOf(answer, name)
      signal.throwIfAborted()
      this.#status.clear()
      await showHtml(place, content, { mode: 'morph', scripts: true })
    }
    try {
      // Lists that fill their places come side by side.
      if (source === 'fill') await ask(this.#stop.signal)
      else await this.#latest.run(ask)
      if (source === 'page' || source === 'filter') this.#push(address, 'link')
      this.#settle(detail)
      if (source === 'page') this.#focusStart(place)
    } catch (error) {
      if (isEmpty(place)) place.textContent = ''
      this.#fail(error, { address, place, source }, () => this.load(place, address, source))
    } finally {
      place.removeAttribute('aria-busy')
    }
  }

  /** Asks for the lists whose places are empty. */
  async fill(): Promise<void> {
    const places = [...this.#host.querySelectorAll<HTMLElement>(listHook)].filter(isEmpty)
    await Promise.all(places.map((place) => this.load(place, here(), 'fill')))
  }

  /** The browser's history leads elsewhere: to another section, or to the same one with another page or filter. */
  async follow(): Promise<void> {
    // A place in the page shows the same section.
    if (here() !== this.#address) await this.show(here(), 'history')
  }

  refresh(): Promise<void> {
    return this.show(this.#address, 'method')
  }

  /** Says what was done elsewhere, in a popup for instance, and reads the lists again. */
  async tell(message: string): Promise<void> {
    await this.#refreshLists()
    this.#say(message)
  }

  /** Does what a control asks for: sends it, shows what comes back, and reads the list again (ACC-03, ACC-04). */
  async perform({ action, value, fields, control }: AccountAction): Promise<void> {
    const form = control instanceof HTMLButtonElement ? control.form : control.closest('form')
    const identity = `${action} ${value} ${fields}`
    const question =
      control.dataset['flxConfirm'] ?? form?.dataset['flxConfirm'] ?? (action === 'stopRecur' ? t('stop') : '')
    if (this.#sending.has(identity)) return
    this.#sending.add(identity)
    control.ariaBusy = 'true'
    const address = form?.getAttribute('action') || serviceOf(action)
    try {
      if (question && !(await this.#confirm(question))) return
      const answer = await sendAction(address, action, value, fields)
      this.#status.clear()
      emit(this.#host, 'flx-account-done', { action, message: answer.message })
      if (answer.url) goTo(answer.url)
      else if (answer.html) await this.#open(answer.title || control.textContent.trim(), answer.html)
      else {
        await this.#refreshLists()
        this.#say(answer.message || t('done'))
      }
    } catch (error) {
      if (error instanceof Refused && action === deletion) return await this.#alert(error, address)
      const again = { action, value, fields, control }
      this.#fail(error, { address, place: control.closest<HTMLElement>('li') ?? findPanel(this.#host) }, () =>
        this.perform(again),
      )
    } finally {
      control.ariaBusy = null
      this.#sending.delete(identity)
    }
  }

  #begin(detail: { address: string; list: string }, place: HTMLElement): boolean {
    if (!emit(this.#host, 'flx-account-show', detail, { cancelable: true })) return false
    place.ariaBusy = 'true'
    this.#status.announce(t('loading'))
    return true
  }

  #settle(detail: { address: string; list: string }): void {
    this.#status.announce(detail.list ? t('updated') : '')
    emit(this.#host, 'flx-account-shown', detail)
  }

  async #replace({ account, panel, title }: SectionAnswer, address: string): Promise<void> {
    const own = findPanel(this.#host)
    // Another section is another content: nothing of the one before goes on in it.
    if (new URL(address).pathname !== new URL(this.#address).pathname) own?.replaceChildren()
    const whole = account instanceof HTMLElement
    const target = whole ? this.#host : own
    const answer = whole ? account : panel
    const content = answer instanceof Element ? parseContent(answer) : answer
    if (target) await showHtml(target, content, { mode: 'morph', scripts: true })
    if (title) document.title = title
    markCurrent(this.#host, new URL(address))
  }

  #push(address: string, source: ShowSource): void {
    const next = withoutHash(address)
    if (source === 'link' && next !== here()) history.pushState({ flxAccount: true }, '', next)
    this.#address = next
  }

  #say(message: string): void {
    this.#status.showDone(message, { of: findPanel(this.#host) ?? this.#host, where: 'start' })
  }

  async #refreshLists(): Promise<void> {
    const places = [...this.#host.querySelectorAll<HTMLElement>(listHook)]
    const address = this.#address
    // A section of the author's own, without a list that has a name, is read again as a page.
    if (places.length === 0) return this.refresh()
    for (const place of places) await this.load(place, address, 'action')
  }

  /** The section is what is read next, from its title. */
  #focusTitle(source: ShowSource): void {
    const panel = findPanel(this.#host)
    const title = panel?.querySelector<HTMLElement>('h1, h2, h3') ?? panel
    if (!title) return
    focusOn(title)
    const { top } = title.getBoundingClientRect()
    if (source === 'link' && (top < 0 || top > innerHeight * 0.75)) void scrollToElement(title)
  }

  #focusStart(place: HTMLElement): void {
    const first = place.querySelector<HTMLElement>('li a[href], li button') ?? place
    focusOn(first)
    if (place.getBoundingClientRect().top < 0) void scrollToElement(place)
  }

  /** Why an address stays (ACC-05). */
  async #alert(error: Refused, address: string): Promise<void> {
    const { message } = error
    emit(this.#host, 'flx-account-error', { address, error, message })
    const { alert } = await import('../../overlays/modal/dialogs.ts')
    await alert({ title: t('address'), content: document.createTextNode(message), theme: 'error' })
  }

  async #confirm(question: string): Promise<boolean> {
    const { confirm } = await import('../../overlays/modal/dialogs.ts')
    return confirm({ content: question, non: t('keep'), oui: t('accept'), theme: 'flx-danger' })
  }

  /** What the server shows of an invoice to pay, or of a change of payment, with the forms in it (ACC-04). */
  async #open(title: string, html: string): Promise<void> {
    const { modal } = await import('../../overlays/modal/open-modal.ts')
    const opened = await modal({ title, content: { answer: html }, closeTop: true })
    const dialog = opened?.element
    if (!dialog) return
    listenToControls(
      dialog,
      (action) => void opened.close().then((isClosed) => (isClosed ? this.perform(action) : undefined)),
      this.#stop.signal,
    )
  }

  /** What there is stays. A session that ended is opened again in place, and what was asked goes on. */
  #fail(
    error: unknown,
    { address, place, source }: { address: string; place: HTMLElement | null; source?: ShowSource | ListSource },
    retry: () => Promise<void>,
  ): void {
    if (isAborted(error)) return
    this.#status.announce('')
    const panel = findPanel(this.#host)
    const beside: MountPlace | null =
      panel && panel === place ? { of: panel, where: 'start' } : place && { of: place, where: 'before' }
    const again = (): void => {
      this.#status.clear()
      void retry()
    }
    if (isSessionOver(error)) {
      this.#askLogin(retry).catch(() => this.#status.showError(error, beside, again, t('session')))
      return
    }
    const isPage = error instanceof RequestError && error.kind === 'wrong-kind' && error.body
    if (isPage && source === 'link') goTo(address)
    if (isPage && source === 'history') location.reload()
    const message = error instanceof Refused ? error.message : visitorMessage(error)
    if (!(error instanceof Refused))
      console.error(`flx : ${openingTag(this.#host)} : ${error instanceof RequestError ? error.detail : error}`)
    this.#status.showError(error, beside, again, message)
    emit(this.#host, 'flx-account-error', { address, error, message })
  }

  async #askLogin(retry: () => Promise<void>): Promise<void> {
    const panel = findPanel(this.#host)
    // Who logs in may be somebody else: all that is shown of the one before goes first.
    const goOn = (): void => void this.show(this.#address, 'login').then(retry)
    if (panel) await this.#status.offerLogin(t('session'), { of: panel, where: 'start' }, goOn)
  }
}

async function contentOf(answer: ListAnswer, name: string): Promise<DocumentFragment> {
  if (answer.type === 'html') return answer.content
  const { drawList } = await import('./draw-list.tsx')
  return drawList(answer.list, name, serviceOf('payer_facture'))
}
