import { ofForm } from '../../core/browser/form.ts'
import '../../ui/styles.ts'
import { closest } from '../../core/browser/closest.ts'
import { isPlainClick, opensHere } from '../../core/browser/links.ts'
import { goTo, pageBase } from '../../core/browser/navigation.ts'
import type { Behaviour } from '../../core/element/behaviour-element.ts'
import { flag, int, selector } from '../../core/element/codecs.ts'
import { lateEngine } from '../../core/element/late-engine.ts'
import { openingTag } from '../../core/element/report-error.ts'
import { adoptStyles } from '../../core/element/styles.ts'
import { whenInvalid } from '../../ui/invalid/when-invalid.ts'
import { readEntryId } from './history-state.ts'
import css from './list.css'
import type { ListEngine } from './list-engine.ts'
import { findNext, isPageLink, observeNextLink } from './list-pager.ts'
import { filters, findItems, isSameOrigin } from './list-parts.ts'

export const listAttributes = { loadStop: int(3), noAddress: flag, noLive: flag, items: selector(), auto: flag }

/**
 * A list rendered by the server, which loads more items and applies filters without leaving the page (LIST-01 to
 * LIST-04).
 */
export const list: Behaviour<typeof listAttributes, ListMethods> = (host) => {
  adoptStyles(css)
  if (!findItems(host, host)) {
    const wanted = host.items ? `que items désigne, « ${host.items} »,` : 'data-flx-items'
    console.warn(`flx : ${openingTag(host)} n’a pas d’élément ${wanted} autour de ses articles.`)
  }
  const { loadStop, noAddress, noLive } = host
  const engine = lateEngine(host, async () => {
    const { ListEngine } = await import('./list-engine.ts')
    stopWaiting()
    return new ListEngine(host, { loadStop, noAddress })
  })
  const stopWaiting = observeNextLink(host, () => {
    engine.get().then(
      (ready) => ready.more('view'),
      () => {},
    )
  })
  host.methods.provide('refresh', async () => (await engine.get()).refresh())
  host.methods.provide('more', async () => (await engine.get()).more('method'))
  if (!noAddress && readEntryId()) engine.get().catch(() => {})

  /**
   * Runs an action of the engine. If its code fails to load, the browser follows the link or form as it does without
   * script.
   */
  const withEngine = (address: string, use: (engine: ListEngine) => Promise<void>): void => {
    engine.get().then(use, () => goTo(address))
  }
  const click = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
    if (!link || event.defaultPrevented || !isPlainClick(event) || !opensHere(link)) return
    const isNext = link === findNext(host, host)
    if (!isNext && !isListLink(link, host)) return
    event.preventDefault()
    // Otherwise a theme's own listener for its pager would load the same page again.
    if (isPageLink(link, host) && !link.closest('[data-flx-pages]')) event.stopPropagation()
    const source = isPageLink(link, host) ? 'click' : 'filter'
    withEngine(link.href, (engine) => (isNext ? engine.more('click') : engine.show(link.href, source)))
  }
  const submit = (event: SubmitEvent): void => {
    const form = event.target
    if (event.defaultPrevented || !isFilterForm(form)) return
    event.preventDefault()
    const address = formAddress(form, event.submitter)
    withEngine(address, (engine) => engine.show(address, 'filter', form))
  }
  const change = ({ target }: Event): void => {
    const form = target instanceof Element && 'form' in target ? target.form : null
    if (!noLive && isFilterForm(form)) ofForm(form, 'requestSubmit')()
  }

  /** Reloads the list after a reset, for which the form controls fire no change event. */
  const reset = (event: MouseEvent): void => {
    const button = event.target instanceof Element ? event.target.closest<HTMLButtonElement>('[type="reset"]') : null
    const form = button?.form
    // The controls are reset only after all click listeners have run.
    if (!noLive && isFilterForm(form)) setTimeout(() => event.defaultPrevented || ofForm(form, 'requestSubmit')())
  }

  const stop = new AbortController()
  const { signal } = stop
  host.addEventListener('click', click, { signal })
  host.addEventListener('click', reset, { signal })
  host.addEventListener('submit', submit, { signal })
  host.addEventListener('change', change, { signal })
  const stopSaying = whenInvalid(host)
  const missed = noLive ? null : formWithMissedChange(host)
  if (missed) ofForm(missed, 'requestSubmit')()
  return () => {
    stop.abort()
    stopSaying()
    stopWaiting()
    engine.stop()
  }
}

export interface ListMethods {
  refresh(): Promise<void>
  more(): Promise<void>
}

const listLinks = `${filters}, [data-flx-refresh]`

/** Returns true for a link of the filters or of the pager, which loads the list (LIST-03). */
function isListLink(link: HTMLAnchorElement, host: Element): boolean {
  if (!closest(link, listLinks) && !isPageLink(link, host)) return false
  const url = new URL(link.href)
  return !url.hash || url.pathname + url.search !== location.pathname + location.search
}

/** Returns true for a GET form of the filters, whose submission loads the list. */
function isFilterForm(form: unknown): form is HTMLFormElement {
  return (
    form instanceof HTMLFormElement &&
    ofForm(form, 'method') === 'get' &&
    closest(form, filters) !== null &&
    isSameOrigin(actionOf(form))
  )
}

function actionOf(form: HTMLFormElement): URL {
  return new URL(form.getAttribute('action') ?? location.href, pageBase())
}

/** Returns the URL that a form would submit to, without empty form controls. */
function formAddress(form: HTMLFormElement, submitter: HTMLElement | null): string {
  const url = actionOf(form)
  const fields = new URLSearchParams()
  for (const [name, value] of new FormData(form, submitter)) {
    if (typeof value === 'string' && value.trim()) fields.append(name, value.trim())
  }
  url.search = String(fields)
  url.hash = ''
  return url.href
}

function isChanged(control: Element): boolean {
  if (control instanceof HTMLSelectElement) {
    const selectedAtFirst = [...control.options].findIndex(({ defaultSelected }) => defaultSelected)
    return control.selectedIndex !== Math.max(0, selectedAtFirst)
  }
  if (!(control instanceof HTMLInputElement) || !['checkbox', 'radio'].includes(control.type)) return false
  return control.checked !== control.defaultChecked
}

/** Returns the filter form whose focused control was changed before the listeners were added. */
function formWithMissedChange(host: Element): HTMLFormElement | null {
  const control = document.activeElement
  if (!control || !host.contains(control) || !isChanged(control)) return null
  const { form } = control as HTMLInputElement
  return isFilterForm(form) ? form : null
}
