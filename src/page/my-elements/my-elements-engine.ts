import { ofForm } from '../../core/browser/form.ts'

// Loaded, with all its imports, when an act is first asked for.

import { prefersReducedMotion } from '../../core/browser/media.ts'
import { goTo, replaceAddress } from '../../core/browser/navigation.ts'

import { findAll } from '../../core/browser/select.ts'
import type { MountPlace } from '../../core/element/mounts.ts'
import { openingTag } from '../../core/element/report-error.ts'
import { emit } from '../../core/events.ts'
import { focused, focusOn, tabbables } from '../../core/focus/focusable.ts'
import { showHtml } from '../../core/html/show-html.ts'
import { createLatest } from '../../core/http/latest.ts'
import { isAborted, isSessionOver, visitorMessage } from '../../core/http/request-error.ts'
import { historySettled } from '../../core/overlay/history-entry.ts'
import { notifyOpener, openerPage } from '../../core/overlay/opener.ts'
import { type RequestStatus, requestStatus } from '../../overlays/session/request-status.ts'
import { uiTexts } from '../../ui/ui-messages.ts'
import { createLinkIn, formAct, type Named, rowOf } from './element-act.ts'
import { hasChanges } from './frame-changes.ts'
import { readList } from './my-elements-answer.ts'
import { Refused, sendAct, serviceAddress } from './my-elements-api.ts'
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

/** The result of a submitted form. If `next` is empty, the element decides what follows. */
interface Taken {
  form: HTMLFormElement
  named: Pick<Named, 'elementModuleIdent' | 'elementId'>
  next: { redirect: string; reload: boolean; close: boolean }
}

/** The message about a saved element that goes from the frame of its form to the page. */
interface Told extends MyElementsDetail {
  /** True if the pop-up must stay open, as its page goes elsewhere by itself. */
  stays: boolean
}

/** Runs the acts on elements, from the first one on. */
export class MyElementsEngine {
  readonly #host: HTMLElement
  readonly #isPageWide: boolean
  readonly #status: RequestStatus
  readonly #stop = new AbortController()
  readonly #latest = createLatest()
  /** The pending acts, so that a second click is not sent. */
  readonly #sending = new Set<string>()
  /** Forms whose confirmation was accepted, with the value of `active` to submit. */
  readonly #agreed = new WeakMap<HTMLFormElement, string>()

  /** @param isPageWide - True if the element is empty, and so handles the whole page. */
  constructor(host: HTMLElement, isPageWide: boolean) {
    this.#isPageWide = isPageWide
    this.#host = host
    this.#status = requestStatus(host, 'flx-my-elements__error')
    this.#status.prepare()
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

  /** Opens the form of a new or existing element in a pop-up (ELEM-04). */
  async open(link: HTMLAnchorElement, act: 'create' | 'edit'): Promise<void> {
    let frame: HTMLIFrameElement | null = null
    try {
      const { openPopup } = await import('../../overlays/popup/open-popup.tsx')
      if (this.#stop.signal.aborted) return
      const opened = await openPopup(
        {
          href: link.href,
          handler: 'iframe',
          label: link.title || link.textContent.trim(),
          size: act === 'create' ? { x: 600, y: 400 } : { x: 990, y: '98%' },
          confirmCloseFonction: () => hasChanges(frame),
        },
        link,
      )
      if (!opened?.element) return
      frame = opened.element.querySelector('iframe')
      opened.element.addEventListener('flx-my-elements-done', (event) => {
        const { detail } = event as CustomEvent<Told>
        event.preventDefault()
        if (detail.action !== 'my_elements_create') void this.refresh(link)
        else {
          void opened.closed.then(historySettled).then(() => location.reload())
          if (!detail.stays) void opened.close('api')
        }
      })
    } catch (error) {
      console.error(`flx : ${openingTag(this.#host)} : ${error}`)
      goTo(link.href)
    }
  }

  /**
   * Returns true if a form may be submitted with this value of `active`: it was confirmed, and is now submitted again
   * by script.
   */
  mayLeave(form: HTMLFormElement, active: string): boolean {
    return this.#agreed.get(form) === active
  }

  /** Forgets an earlier confirmation when the visitor presses a button again. */
  forget(form: HTMLFormElement): void {
    this.#agreed.delete(form)
  }

  /** Asks for confirmation before a form publishes or unpublishes (ELEM-03), then submits it with `active`. */
  async publish(form: HTMLFormElement, control: HTMLElement, active: '1' | '0'): Promise<void> {
    if (this.#sending.has('publish')) return
    this.#sending.add('publish')
    try {
      const question = control.dataset['flxConfirm'] ?? t(active === '1' ? 'publish' : 'unpublish')
      if (!(await this.#confirm(question))) return
      const isSubmitter = control.matches('button:not([type]), [type="submit"]')
      if (!isSubmitter || control.getAttribute('name') !== 'active') setActive(form, active)
      this.#agreed.set(form, active)
      ofForm(form, 'requestSubmit')(isSubmitter ? (control as HTMLButtonElement) : null)
    } catch (error) {
      await this.#tell(error, control, () => this.publish(form, control, active))
    } finally {
      this.#sending.delete('publish')
    }
  }

  /**
   * Called when the server has saved the form of an element: updates the page, unless the answer says what follows
   * (ELEM-05).
   */
  saved({ form, named: { elementModuleIdent, elementId }, next }: Taken): void {
    this.#agreed.delete(form)
    const act = formAct(form)
    if (act !== 'create' && act !== 'edit') return
    const detail = { action: `my_elements_${act}`, elementModuleIdent, elementId }
    emit(this.#host, 'flx-my-elements-done', detail)
    const stays = next.redirect !== '' || next.reload
    const isFollowed = notifyOpener('flx-my-elements-done', { ...detail, stays } satisfies Told)
    if (stays || next.close) return
    if (act === 'edit') {
      const address = new URL(location.href)
      address.hash = ''
      address.searchParams.set('success', '1')
      // Replaces the history entry, so that Back closes the pop-up instead of leading to the form as it was.
      replaceAddress(address.href)
      location.reload()
    } else if (!isFollowed) ((window.frameElement && openerPage()?.defaultView) || window).location.reload()
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
    emit(this.#host, 'flx-my-elements-error', { ...detail, error, message: messageOf(error) })
    await this.#tell(error, control, retry)
  }

  /** Shows the error in a modal, or beside the control if the code of the modal fails to load. */
  async #tell(error: unknown, control: HTMLElement, retry: () => Promise<void>): Promise<void> {
    try {
      const { alert } = await import('../../overlays/modal/dialogs.ts')
      await alert({ title: uiTexts('error'), theme: 'error', content: messageOf(error) })
    } catch {
      this.#status.showError(
        error,
        { of: rowOf(control), where: 'before' },
        () => {
          this.#status.clear()
          void retry()
        },
        messageOf(error),
      )
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

/** Returns the message to show about a failed act. */
const messageOf = (error: unknown): string => (error instanceof Refused ? error.message : visitorMessage(error))

/** Sets the value of `active` in the form's own hidden control, or in one that is added. */
function setActive(form: HTMLFormElement, active: string): void {
  const own = findAll<HTMLInputElement>('input[type="hidden"][name="active"]', form)
  if (own.length === 0) {
    const added = document.createElement('input')
    added.type = 'hidden'
    added.name = 'active'
    form.append(added)
    own.push(added)
  }
  for (const field of own) field.value = active
}

/** Returns where the focus goes when a row is removed: into the next row, else into the previous one. */
function neighbourOf(row: HTMLElement): HTMLElement | undefined {
  for (const sibling of [row.nextElementSibling, row.previousElementSibling]) {
    const target = sibling?.localName === row.localName ? tabbables(sibling)[0] : undefined
    if (target) return target
  }
  return undefined
}
