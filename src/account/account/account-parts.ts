import { closest } from '../../core/browser/closest.ts'
import { isPlainClick } from '../../core/browser/links.ts'
import { findHook } from '../../core/html/nodes.ts'
import { completeForm, isAccountAction } from '../../domain/account/account-actions.ts'
import type { ViewAction } from '../../ui/server-view/view-actions.ts'

const panelHook = '[data-flx-panel]'
export const listHook = '[data-flx-list]'

export const findPanel = (root: ParentNode): HTMLElement | null => findHook(root, panelHook)

/** Returns the links between sections: those of the element's `<nav>`s, except in the panel. */
function sectionLinks(host: Element): HTMLAnchorElement[] {
  const panel = findPanel(host)
  return [...host.querySelectorAll<HTMLAnchorElement>('nav a[href]')].filter((link) => !panel?.contains(link))
}

const bare = (path: string): string => path.replace(/\/+$/, '')

export const isSamePage = (
  one: URL | HTMLAnchorElement | Location,
  other: URL | HTMLAnchorElement | Location,
): boolean => one.origin === other.origin && bare(one.pathname) === bare(other.pathname)

/** Returns true if one of the section links leads to this address. */
export const isSection = (host: Element, address: URL | HTMLAnchorElement): boolean =>
  sectionLinks(host).some((link) => isSamePage(link, address))

/** Sets `aria-current` on the link of the current section, and scrolls a `<nav>` sideways to show it. */
export function markCurrent(host: Element, address: URL | Location): void {
  for (const link of sectionLinks(host)) {
    const isCurrent = isSamePage(link, address)
    if (!isCurrent) link.removeAttribute('aria-current')
    else if (!link.hasAttribute('aria-current')) link.setAttribute('aria-current', 'page')
    if (isCurrent) revealSideways(link, host)
  }
}

function revealSideways(link: HTMLElement, host: Element): void {
  // A visitor who moves through the links by keyboard keeps the focused one in view.
  const focused = sectionLinks(host).find((each) => each === document.activeElement)
  if (focused && focused !== link) return
  for (let box = link.parentElement; box && box !== host; box = box.parentElement) {
    if (box.scrollWidth <= box.clientWidth) continue
    const [inner, outer] = [link.getBoundingClientRect(), box.getBoundingClientRect()]
    if (inner.left >= outer.left && inner.right <= outer.right) continue
    box.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2)
  }
}

/** Scrolls a link focused by keyboard fully into view: browsers do not, if one pixel of it is visible. */
export function followFocus(host: Element, signal: AbortSignal): void {
  host.addEventListener(
    'focusin',
    ({ target }) => {
      const link = sectionLinks(host).find((each) => each === target)
      if (link?.matches(':focus-visible')) revealSideways(link, host)
    },
    { signal },
  )
}

function readAction(control: HTMLElement, form: HTMLFormElement | null, submitter: HTMLElement | null): ViewAction {
  const fields = new URLSearchParams()
  for (const [name, text] of form ? new FormData(form, submitter) : [])
    if (typeof text === 'string') fields.append(name, text)
  const named = fields.get('action') ?? fields.get('extranet_v2[action]') ?? ''
  const action = control.dataset['flxAction'] ?? form?.dataset['flxAction'] ?? named
  const value = control.dataset['flxValue'] ?? fields.get('value') ?? ''
  for (const name of ['action', 'extranet_v2[action]', 'value']) fields.delete(name)
  return { action, value, fields, control }
}

/**
 * Listens to the forms that send an account action and to the controls with `data-flx-action`. Kept apart from
 * `ui/server-view`, which only elements rendered by React use.
 */
export function listenToControls(root: HTMLElement, perform: (asked: ViewAction) => void, signal: AbortSignal): void {
  const take = (event: Event, asked: ViewAction): void => {
    if (!isAccountAction(asked.action)) return
    event.preventDefault()
    perform(asked)
  }
  root.addEventListener(
    'submit',
    (event) => {
      const form = closest(event.target, 'form') as HTMLFormElement | null
      if (!form || event.defaultPrevented) return
      take(event, readAction(event.submitter ?? form, form, event.submitter))
      // A form left to the browser is completed in the same way as one that we send.
      completeForm(form, event.submitter)
    },
    { signal },
  )
  root.addEventListener(
    'click',
    (event) => {
      const control = closest(event.target, '[data-flx-action]')
      const form = control instanceof HTMLButtonElement && control.type === 'submit' ? control.form : null
      // Submit buttons and forms are handled by the submit listener.
      if (!control || form || control instanceof HTMLFormElement || event.defaultPrevented || !isPlainClick(event))
        return
      take(event, readAction(control, control.closest('form'), null))
    },
    { signal },
  )
}
