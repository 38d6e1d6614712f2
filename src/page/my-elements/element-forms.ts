import { ofForm } from '../../core/browser/form.ts'
import { goTo, replaceAddress } from '../../core/browser/navigation.ts'
import { findAll, findFirst } from '../../core/browser/select.ts'
import { openingTag } from '../../core/element/report-error.ts'
import { emit } from '../../core/events.ts'
import { type Field, isChanged } from '../../core/html/typed-fields.ts'
import { historySettled } from '../../core/overlay/history-entry.ts'
import { notifyOpener, openerPage } from '../../core/overlay/opener.ts'
import { formAct, type Named } from './element-act.ts'
import { myElementsTexts as t } from './my-elements-messages.ts'
import type { MyElementsDetail } from './my-elements-types.ts'

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

interface ElementPage {
  signal: AbortSignal
  confirm(question: string): Promise<boolean>
  tell(error: unknown, control: HTMLElement, retry: () => Promise<void>): Promise<void>
  refresh(from: Element): Promise<void>
}

/** The forms of elements: opened in a pop-up, confirmed before they publish, and followed by a new list. */
export class ElementForms {
  readonly #host: HTMLElement
  readonly #page: ElementPage
  #isAsking = false
  /** Forms whose confirmation was accepted, with the value of `active` to submit. */
  readonly #agreed = new WeakMap<HTMLFormElement, string>()

  constructor(host: HTMLElement, page: ElementPage) {
    this.#host = host
    this.#page = page
  }

  /** Opens the form of a new or existing element in a pop-up (ELEM-04). */
  async open(link: HTMLAnchorElement, act: 'create' | 'edit'): Promise<void> {
    let frame: HTMLIFrameElement | null = null
    try {
      const { openPopup } = await import('../../overlays/popup/open-popup.tsx')
      if (this.#page.signal.aborted) return
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
        if (detail.action !== 'my_elements_create') void this.#page.refresh(link)
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
    if (this.#isAsking) return
    this.#isAsking = true
    try {
      const question = control.dataset['flxConfirm'] ?? t(active === '1' ? 'publish' : 'unpublish')
      if (!(await this.#page.confirm(question))) return
      const isSubmitter = control.matches('button:not([type]), [type="submit"]')
      if (!isSubmitter || control.getAttribute('name') !== 'active') setActive(form, active)
      this.#agreed.set(form, active)
      ofForm(form, 'requestSubmit')(isSubmitter ? (control as HTMLButtonElement) : null)
    } catch (error) {
      await this.#page.tell(error, control, () => this.publish(form, control, active))
    } finally {
      this.#isAsking = false
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
}

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

/**
 * Returns true if a form in a frame of this site has unsent changes (ELEM-04). A `<flx-form>` marks them on the
 * frame; the controls of other forms are compared with their initial values.
 */
function hasChanges(frame: HTMLIFrameElement | null): boolean {
  if (!frame) return false
  if (frame.hasAttribute('data-flx-unsaved')) return true
  try {
    const page = frame.contentDocument
    if (!page) return false
    const guarded = findAll('flx-form', page).map(
      (sender) => findFirst(sender.getAttribute('for') ?? '', page) ?? sender,
    )
    const fields = findAll<Field>('form :is(input, select, textarea)', page)
    return fields.some((field) => isChanged(field) && !guarded.some((place) => place.contains(field)))
  } catch {
    return false
  }
}
