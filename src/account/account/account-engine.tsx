// Loaded, with all its imports, when the account is first used.
import { goTo } from '../../core/browser/navigation.ts'
import { scrollToElement } from '../../core/browser/scroll.ts'
import type { MountPlace } from '../../core/element/mounts.ts'
import { emit } from '../../core/events.ts'
import { focusOn } from '../../core/focus/focusable.ts'
import { parseContent } from '../../core/html/gate.ts'
import { takeContents } from '../../core/html/nodes.ts'
import { showHtml } from '../../core/html/show-html.ts'
import { createLatest } from '../../core/http/latest.ts'
import { isAborted, isSessionOver, Refusal, RequestError } from '../../core/http/request-error.ts'
import { drawNodes } from '../../core/react-root.ts'
import { deletion, serviceOf } from '../../domain/account/account-actions.ts'
import { type RequestStatus, requestStatus } from '../../overlays/session/request-status.ts'
import type { ViewAction } from '../../ui/server-view/view-actions.ts'
import { type ListAnswer, readList, readSection, type SectionAnswer, sendAction } from './account-api.ts'
import { accountTexts as t } from './account-messages.ts'
import { findPanel, listenToControls, listHook, markCurrent } from './account-parts.ts'
import { ListView } from './list-view.tsx'

type ShowSource = 'link' | 'history' | 'method' | 'login'
type ListSource = 'page' | 'filter' | 'fill' | 'action'

const here = (): string => location.href.replace(/#.*$/, '')
const withoutHash = (address: string): string => address.replace(/#.*$/, '')

const isEmpty = (place: HTMLElement): boolean => place.childElementCount === 0

/** Loads the sections and lists of an account, and performs its actions. */
export class AccountEngine {
  readonly #host: HTMLElement
  readonly #status: RequestStatus
  /** Loads one section or list at a time: a newer request aborts the one before. */
  readonly #latest = createLatest()
  readonly #stop = new AbortController()
  /** Address of the section displayed. */
  #address: string
  /** Pending actions, by the data they send, so that a second click is ignored. */
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

  /** Shows the section of an address in place of the current one (ACC-01). */
  async show(address: string, source: ShowSource): Promise<void> {
    const panel = findPanel(this.#host)
    if (!panel || !this.#begin({ address, list: '' }, panel)) return
    try {
      await this.#latest.run(async (signal) => {
        const answer = await readSection(address, this.#host, signal)
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

  /** Shows the list of an address in its place (ACC-02). */
  async load(place: HTMLElement, address: string, source: ListSource): Promise<void> {
    const name = place.dataset['flxList'] ?? ''
    const detail = { address, list: name }
    if (!this.#begin(detail, place)) return
    if (isEmpty(place)) place.textContent = t('loading')
    const ask = async (signal: AbortSignal): Promise<void> => {
      const answer = await readList(name, new URL(address).searchParams, signal)
      const content = contentOf(answer, name)
      signal.throwIfAborted()
      this.#status.clear()
      await showHtml(place, content, { mode: 'morph', scripts: true })
    }
    try {
      // The lists that fill empty places load in parallel.
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

  /** Loads the lists whose places are empty. */
  async fill(): Promise<void> {
    const places = [...this.#host.querySelectorAll<HTMLElement>(listHook)].filter(isEmpty)
    await Promise.all(places.map((place) => this.load(place, here(), 'fill')))
  }

  /** Follows Back and Forward: to another section, or to another page or filter of a list. */
  async follow(): Promise<void> {
    // An address that differs only by its fragment is the same section.
    if (here() !== this.#address) await this.show(here(), 'history')
  }

  refresh(): Promise<void> {
    return this.show(this.#address, 'method')
  }

  /** Shows the message of an action performed elsewhere, such as in a popup, and reloads the lists. */
  async tell(message: string): Promise<void> {
    await this.#refreshLists()
    this.#say(message)
  }

  /** Performs the action of a control: sends it, shows the answer, and reloads the lists (ACC-03, ACC-04). */
  async perform({ action, value, fields, control }: ViewAction): Promise<void> {
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
      if (error instanceof Refusal && action === deletion) return await this.#alert(error, address)
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
    // The panel is emptied for another section, so that no node of the former one is reused.
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
    // A section without named lists, written by the author, is reloaded as a whole page.
    if (places.length === 0) return this.refresh()
    for (const place of places) await this.load(place, address, 'action')
  }

  /** Focuses the section's title, so that screen readers continue there. */
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

  /** Shows in a modal why an address was not deleted (ACC-05). */
  async #alert(error: Refusal, address: string): Promise<void> {
    const { message } = error
    emit(this.#host, 'flx-account-error', { address, error, message })
    const { alert } = await import('../../overlays/modal/dialogs.ts')
    await alert({ title: t('address'), content: document.createTextNode(message), theme: 'error' })
  }

  async #confirm(question: string): Promise<boolean> {
    const { confirm } = await import('../../overlays/modal/dialogs.ts')
    return confirm({ content: question, non: t('keep'), oui: t('accept'), theme: 'flx-danger' })
  }

  /**
   * Opens the server's HTML in a modal, such as an invoice to pay or a change of payment, and handles the actions in it
   * (ACC-04).
   */
  async #open(title: string, html: string): Promise<void> {
    const { modal } = await import('../../overlays/modal/dialogs.ts')
    const opened = await modal({ title, content: { answer: html }, closeTop: true })
    const dialog = opened?.element
    if (!dialog) return
    listenToControls(
      dialog,
      (action) => void opened.close().then((isClosed) => (isClosed ? this.perform(action) : undefined)),
      this.#stop.signal,
    )
  }

  /**
   * Shows an error beside the current content, which stays. If the session has ended, offers to log in and then
   * retries.
   */
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
    const message = this.#status.showError(error, beside, again)
    emit(this.#host, 'flx-account-error', { address, error, message })
  }

  async #askLogin(retry: () => Promise<void>): Promise<void> {
    const panel = findPanel(this.#host)
    // Another visitor may have logged in, so the section of the former one is replaced first.
    const goOn = (): void => void this.show(this.#address, 'login').then(retry)
    if (panel) await this.#status.offerLogin(t('session'), { of: panel, where: 'start' }, goOn)
  }
}

/** Returns the content of a list; a list in JSON is rendered with the server's markup. */
function contentOf(answer: ListAnswer, name: string): DocumentFragment {
  if (answer.type === 'html') return answer.content
  const { firstElementChild: view } = drawNodes(
    <ListView list={answer.list} name={name} service={serviceOf('payer_facture')} />,
  )
  return view ? takeContents(view) : new DocumentFragment()
}
