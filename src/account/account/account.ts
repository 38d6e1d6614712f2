import { ofForm } from '../../core/browser/form.ts'
import { isPlainClick, opensHere } from '../../core/browser/links.ts'
import { goTo, pageBase } from '../../core/browser/navigation.ts'
import type { Behaviour } from '../../core/element/behaviour-element.ts'
import { lateEngine } from '../../core/element/late-engine.ts'
import { openingTag } from '../../core/element/report-error.ts'
import { adoptStyles } from '../../core/element/styles.ts'
import { isUntrusted } from '../../core/html/untrusted.ts'
import dangerCss from '../../ui/danger.css'
import foldCss from '../../ui/fold.css'
import { whenInvalid } from '../../ui/invalid/when-invalid.ts'
import type { ViewAction } from '../../ui/server-view/view-actions.ts'
import css from './account.css'
import type { AccountEngine } from './account-engine.tsx'
import {
  findPanel,
  followFocus,
  isSamePage,
  isSection,
  listenToControls,
  listHook,
  markCurrent,
} from './account-parts.ts'
import '../../ui/styles.ts'

export const accountAttributes = {}

/** The customer area: its sections, and the lists in them (ACC-01 to ACC-04). */
export const account: Behaviour<typeof accountAttributes, AccountMethods> = (host) => {
  adoptStyles(dangerCss)
  adoptStyles(foldCss)
  adoptStyles(css)
  if (!findPanel(host)) {
    console.warn(`flx : ${openingTag(host)} n’a pas d’élément data-flx-panel, où la section est montrée.`)
    return undefined
  }
  const stop = new AbortController()
  const { signal } = stop
  // The address before any request: after a reload, Back may lead to another section within this document.
  const address = location.href
  const engine = lateEngine(host, async () => {
    const { AccountEngine } = await import('./account-engine.tsx')
    return new AccountEngine(host, address)
  })
  /** Calls the engine; if its code cannot be loaded, calls `orElse`, which does what happens without script. */
  const withEngine = (use: (engine: AccountEngine) => Promise<void>, orElse: () => void): void => {
    engine.get().then(use, orElse)
  }

  const click = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
    if (!link || event.defaultPrevented || !isPlainClick(event) || !opensHere(link) || isUntrusted(link)) return
    const place = link.closest<HTMLElement>(listHook)
    const isHere = isSamePage(link, location)
    if (link.hash && isHere && link.search === location.search) return
    if (!(place && isHere) && !isSection(host, link)) return
    event.preventDefault()
    const { href } = link
    withEngine(
      (ready) => (place && isHere ? ready.load(place, href, link.rel ? 'page' : 'filter') : ready.show(href, 'link')),
      () => goTo(href),
    )
  }
  const act = (action: ViewAction): void => {
    const form = action.control instanceof HTMLButtonElement ? action.control.form : action.control.closest('form')
    withEngine(
      (ready) => ready.perform(action),
      () => form && ofForm(form, 'submit')(),
    )
  }

  host.addEventListener('click', click, { signal })
  const reload = (): void => location.reload()
  addEventListener('popstate', () => withEngine((ready) => ready.follow(), reload), { signal })
  document.addEventListener(
    'flx-reservation-done',
    ({ detail: { message } }) => withEngine((ready) => ready.tell(message), reload),
    { signal },
  )
  listenToControls(host, act, signal)
  followFocus(host, signal)
  const stopSaying = whenInvalid(host)
  markCurrent(host, location)
  const empty = [...host.querySelectorAll<HTMLElement>(listHook)].filter((place) => place.childElementCount === 0)
  if (empty.length > 0)
    engine.get().then(
      (ready) => ready.fill(),
      () => {},
    )

  host.methods.provide('show', async (address) =>
    (await engine.get()).show(new URL(address, pageBase()).href, 'method'),
  )
  host.methods.provide('refresh', async () => (await engine.get()).refresh())
  return () => {
    stop.abort()
    stopSaying()
    engine.stop()
  }
}

export interface AccountShowDetail {
  /** Absolute address of the section or list. */
  address: string
  /** Name of the list, such as `liste_cmd`; empty for a whole section. */
  list: string
}

declare global {
  interface GlobalEventHandlersEventMap {
    /** Fired before a section or a list is fetched; cancelable. */
    'flx-account-show': CustomEvent<AccountShowDetail>
    /** Fired when the section or list is displayed. */
    'flx-account-shown': CustomEvent<AccountShowDetail>
    /** Fired when an action has succeeded; `message` is the server's. */
    'flx-account-done': CustomEvent<{ action: string; message: string }>
    /** Fired when a request or an action has failed; the content stays. */
    'flx-account-error': CustomEvent<{ address: string; error: unknown; message: string }>
  }
}

export interface AccountMethods {
  show(address: string): Promise<void>
  refresh(): Promise<void>
}
