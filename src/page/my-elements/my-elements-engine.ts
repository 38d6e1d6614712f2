// Loaded, with all its imports, when an act is first asked for.
import { prefersReducedMotion } from '../../core/browser/media.ts'
import type { MountPlace } from '../../core/element/mounts.ts'
import { emit } from '../../core/events.ts'
import { focused, focusOn, tabbables } from '../../core/focus/focusable.ts'
import { showHtml } from '../../core/html/show-html.ts'
import { createLatest } from '../../core/http/latest.ts'
import { isAborted, isSessionOver, visitorMessage } from '../../core/http/request-error.ts'
import { type RequestStatus, requestStatus } from '../../overlays/session/request-status.ts'
import { uiTexts } from '../../ui/ui-messages.ts'
import { createLinkIn, type Named, rowOf } from './element-act.ts'
import { ElementForms } from './element-forms.ts'
import { readList, sendAct, serviceAddress } from './my-elements-api.ts'
import { myElementsTexts as t } from './my-elements-messages.ts'
import type { MyElementsDetail } from './my-elements-types.ts'

interface Asked {
  act: 'activate' | 'delete'
  named: Named
  control: HTMLElement
  form: HTMLFormElement | null
}

/** An element that may have a method to render itself anew. */
type Module = HTMLElement & { refresh?(): Promise<void> }

const modules = 'flx-fragment, flx-list, flx-account'
const fading = 300

/** Runs the acts on elements, from the first one on. */
export class MyElementsEngine {
  readonly #host: HTMLElement
  readonly #isPageWide: boolean
  /** The forms of elements: in pop-ups, and those that publish. */
  readonly forms: ElementForms
  readonly #status: RequestStatus
  readonly #stop = new AbortController()
  readonly #latest = createLatest()
  /** The pending acts, so that a second click is not sent. */
  readonly #sending = new Set<string>()

  /** @param isPageWide - True if the element is empty, and so handles the whole page. */
  constructor(host: HTMLElement, isPageWide: boolean) {
    this.#isPageWide = isPageWide
    this.#host = host
    this.#status = requestStatus(host, 'flx-my-elements__error')
    this.#status.prepare()
    this.forms = new ElementForms(host, {
      signal: this.#stop.signal,
      confirm: (question) => this.#confirm(question),
      tell: (error, control, retry) => this.#tell(error, control, retry),
      refresh: (from) => this.refresh(from),
    })
  }

  stop(): void {
    this.#stop.abort()
    this.#latest.abort()
    this.#status.remove()
  }

  /**
   * Activates, deactivates or deletes, after the visitor has confirmed (ELEM-01, ELEM-02).
   *
   * @param isAgreed - True if the visitor has confirmed already, in a retry.
   */
  async perform(asked: Asked, isAgreed = false): Promise<void> {
    const { act, named, control, form } = asked
    let agreed = isAgreed
    const { elementModuleIdent, elementId } = named
    const action = `my_elements_${act}`
    const identity = [action, elementModuleIdent, elementId].join(' ')
    if (this.#sending.has(identity)) return
    this.#sending.add(identity)
    const detail = { action, elementModuleIdent, elementId }
    const question =
      control.dataset['flxConfirm'] ?? form?.dataset['flxConfirm'] ?? (act === 'delete' ? t('delete') : '')
    try {
      if (question && !agreed && !(await this.#confirm(question, act === 'delete'))) return
      agreed = true
      if (!emit(this.#host, 'flx-my-elements-send', detail, { cancelable: true })) return
      control.ariaBusy = 'true'
      const taken = await sendAct(form?.getAttribute('action') || serviceAddress(), action, named)
      if (this.#stop.signal.aborted) return
      this.#status.clear()
      emit(this.#host, 'flx-my-elements-done', detail)
      if (act === 'delete') await this.#remove(control)
      else await this.#replaceClass(control, taken)
    } catch (error) {
      void this.#fail(error, control, detail, () => this.perform(asked, agreed))
    } finally {
      control.ariaBusy = null
      this.#sending.delete(identity)
    }
  }

  /** Renders the list anew: by the module that contains it, else by reloading it or the page (ELEM-02). */
  async refresh(from: Element = this.#host): Promise<void> {
    const module: Module | null = from.isConnected ? from.closest(modules) : this.#host.closest(modules)
    if (module?.refresh) return module.refresh()
    if (this.#isPageWide) return location.reload()
    try {
      await this.#latest.run(async (signal) => {
        const content = await readList(this.#host, signal)
        signal.throwIfAborted()
        this.#status.clear()
        await showHtml(this.#host, content, { mode: 'morph' })
      })
    } catch (error) {
      if (isAborted(error)) return
      if (isSessionOver(error)) await this.#askLogin(error, this.#host, () => this.refresh())
      else this.#status.showError(error, null, () => void this.refresh())
    }
  }

  async #confirm(question: string, isDanger = false): Promise<boolean> {
    const { confirm } = await import('../../overlays/modal/dialogs.ts')
    return !this.#stop.signal.aborted && confirm({ content: question, theme: isDanger ? 'flx-danger' : '' })
  }

  /** Gives the link the class of the answer, and keeps its act in an attribute (ELEM-02). */
  async #replaceClass(control: HTMLElement, taken: string): Promise<void> {
    this.#status.announce(t('saved'))
    // An HTML answer gives no class, so the list is loaded again.
    if (!taken) return this.refresh(control)
    control.dataset['flxAction'] ??= 'my_elements_activate'
    control.className = taken
  }

  /** Fades out the row, moves the focus to its neighbour, and renders the list anew (ELEM-02). */
  async #remove(control: HTMLElement): Promise<void> {
    const row = rowOf(control)
    const place = row.parentElement ?? this.#host
    const at = focused()
    if (!at || row.contains(at)) focusOn(neighbourOf(row) ?? createLinkIn(this.#host) ?? place)
    this.#status.announce(t('deleted'))
    row.inert = true
    if (!prefersReducedMotion()) {
      const fade = row.animate([{ opacity: 1 }, { opacity: 0 }], { duration: fading, fill: 'forwards' })
      // In a hidden tab the animation does not run, and that of a removed row rejects.
      if (!document.hidden) await fade.finished.catch(() => {})
    }
    row.remove()
    await this.refresh(place)
  }

  /**
   * Keeps the page as it is and shows the error. If the session has ended, offers a login in place, after which the
   * act goes on (ELEM-06).
   */
  async #fail(
    error: unknown,
    control: HTMLElement,
    detail: MyElementsDetail,
    retry: () => Promise<void>,
  ): Promise<void> {
    if (isAborted(error) || this.#stop.signal.aborted) return
    if (isSessionOver(error)) return this.#askLogin(error, control, retry)
    emit(this.#host, 'flx-my-elements-error', { ...detail, error, message: visitorMessage(error) })
    await this.#tell(error, control, retry)
  }

  /** Shows the error in a modal, or beside the control if the code of the modal fails to load. */
  async #tell(error: unknown, control: HTMLElement, retry: () => Promise<void>): Promise<void> {
    try {
      const { alert } = await import('../../overlays/modal/dialogs.ts')
      await alert({ title: uiTexts('error'), theme: 'error', content: visitorMessage(error) })
    } catch {
      this.#status.showError(error, { of: rowOf(control), where: 'before' }, () => {
        this.#status.clear()
        void retry()
      })
    }
  }

  async #askLogin(error: unknown, control: HTMLElement, retry: () => Promise<void>): Promise<void> {
    const place: MountPlace = this.#isPageWide
      ? { of: control.closest('ul, ol, table, form') ?? control, where: 'before' }
      : { of: this.#host, where: 'start' }
    try {
      await this.#status.offerLogin(t('session'), place, () => void retry())
    } catch {
      await this.#tell(error, control, retry)
    }
  }
}

/** Returns where the focus goes when a row is removed: into the next row, else into the previous one. */
function neighbourOf(row: HTMLElement): HTMLElement | undefined {
  for (const sibling of [row.nextElementSibling, row.previousElementSibling]) {
    const target = sibling?.localName === row.localName ? tabbables(sibling)[0] : undefined
    if (target) return target
  }
  return undefined
}
