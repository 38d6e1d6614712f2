import { ofForm } from '../../core/browser/form.ts'
import '../../ui/styles.ts'
import { goTo } from '../../core/browser/navigation.ts'
import { isPlainClick } from '../../core/browser/plain-click.ts'
import type { CallableBehaviour } from '../../core/element/behaviour-with-methods.ts'
import { flag, int, selector } from '../../core/element/codecs.ts'
import { openingTag, reportError } from '../../core/element/report-error.ts'

import { adoptStyles } from '../../core/element/styles.ts'
import { whenInvalid } from '../../ui/invalid/when-invalid.ts'
import { readEntryId } from './history-state.ts'
import css from './list.css'
import { formAddress, formWithMissedChange, isFilterForm, isListLink, opensHere } from './list-controls.ts'
import type { ListEngine, ListOptions } from './list-engine.ts'
import { findNext, isPageLink } from './list-pager.ts'
import { findItems } from './list-parts.ts'
import { observeNextLink } from './next-link.ts'

export const listAttributes = { loadStop: int(3), noAddress: flag, noLive: flag, items: selector(), auto: flag }

interface LazyEngine {
  /** Loads the code when the list is first used. */
  get(): Promise<ListEngine>
  stop(): void
}

function lazyEngine(host: HTMLElement, options: ListOptions): LazyEngine {
  let engine: Promise<ListEngine> | undefined
  let isOver = false
  const create = async (): Promise<ListEngine> => {
    const { ListEngine } = await import('./list-engine.ts')
    stopWaiting()
    const created = new ListEngine(host, options)
    if (isOver) created.stop()
    return created
  }
  const get = (): Promise<ListEngine> => {
    engine ??= create()
    engine.catch((error) => {
      engine = undefined
      reportError(host, error)
    })
    return engine
  }
  const stopWaiting = observeNextLink(host, () => {
    get().then(
      (ready) => ready.more('view'),
      () => {},
    )
  })
  return {
    get,
    stop() {
      isOver = true
      stopWaiting()
      engine?.then(
        (ready) => ready.stop(),
        () => {},
      )
    },
  }
}

/**
 * A list rendered by the server, which loads more items and applies filters without leaving the page (LIST-01 to
 * LIST-04).
 */
export const list: CallableBehaviour<typeof listAttributes, ListMethods> = (host) => {
  adoptStyles(css)
  if (!findItems(host, host)) {
    const wanted = host.items ? `que items désigne, « ${host.items} »,` : 'data-flx-items'
    console.warn(`flx : ${openingTag(host)} n’a pas d’élément ${wanted} autour de ses articles.`)
  }
  const { loadStop, noAddress, noLive } = host
  const lazy = lazyEngine(host, { loadStop, noAddress })
  host.methods.provide('refresh', async () => (await lazy.get()).refresh())
  host.methods.provide('more', async () => (await lazy.get()).more('method'))
  if (!noAddress && readEntryId()) lazy.get().catch(() => {})

  /**
   * Runs an action of the engine. If its code fails to load, the browser follows the link or form as it does without
   * script.
   */
  const withEngine = (address: string, use: (engine: ListEngine) => Promise<void>): void => {
    lazy.get().then(use, () => goTo(address))
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
    lazy.stop()
  }
}

/** The methods that the list gives to the class of its element. */
export interface ListMethods {
  refresh(): Promise<void>
  more(): Promise<void>
}
