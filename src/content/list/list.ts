import '../../ui/styles.ts'
import { isPlainClick } from '../../core/browser/plain-click.ts'
import type { Behaviour } from '../../core/element/behaviour-element.ts'
import { flag, int } from '../../core/element/codecs.ts'
import { openingTag, reportError } from '../../core/element/report-error.ts'
import { adoptStyles } from '../../core/element/styles.ts'
import { earlyChoice } from './early-choice.ts'
import { addressOf, isFilterForm, isFollowed, opensHere } from './followed.ts'
import css from './list.css'
import type { ListEngine, ListOptions } from './list-engine.ts'
import { markOfEntry } from './list-mark.ts'
import { findItems, findNext } from './list-parts.ts'
import { waitForNext } from './next-in-view.ts'

export const listAttributes = { loadStop: int(3), noAddress: flag, noLive: flag }

interface LazyEngine {
  /** Fetches the code with the first thing that is asked of the list. */
  get(): Promise<ListEngine>
  stop(): void
}

const engines = new WeakMap<Element, LazyEngine>()

/** What the methods of an element speak to, while it is in the page. */
export async function engineOf(host: Element): Promise<ListEngine | undefined> {
  return engines.get(host)?.get()
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
  const stopWaiting = waitForNext(host, () => {
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

/** A list drawn by the server, continued and narrowed without leaving the page (LIST-01 to LIST-04). */
export const list: Behaviour<typeof listAttributes> = (host) => {
  adoptStyles(css)
  if (!findItems(host))
    console.warn(`flx : ${openingTag(host)} n’a pas d’élément data-flx-items autour de ses articles.`)
  const { loadStop, noAddress, noLive } = host
  const lazy = lazyEngine(host, { loadStop, noAddress })
  engines.set(host, lazy)
  if (!noAddress && markOfEntry()) lazy.get().catch(() => {})

  /** Without its code a list is what it is without script: the browser goes where the link or the form leads. */
  const act = (address: string, use: (engine: ListEngine) => Promise<void>): void => {
    lazy.get().then(use, () => location.assign(address))
  }
  const click = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
    if (!link || event.defaultPrevented || !isPlainClick(event) || !opensHere(link)) return
    const isNext = link === findNext(host)
    if (!isNext && !isFollowed(link)) return
    event.preventDefault()
    const source = link.closest('[data-flx-pages]') ? 'click' : 'filter'
    act(link.href, (engine) => (isNext ? engine.more('click') : engine.show(link.href, source)))
  }
  const submit = (event: SubmitEvent): void => {
    const form = event.target
    if (event.defaultPrevented || !isFilterForm(form)) return
    event.preventDefault()
    const address = addressOf(form, event.submitter)
    act(address, (engine) => engine.show(address, 'filter', form))
  }
  const change = ({ target }: Event): void => {
    const form = target instanceof Element && 'form' in target ? target.form : null
    if (!noLive && isFilterForm(form)) form.requestSubmit()
  }

  const stop = new AbortController()
  const { signal } = stop
  host.addEventListener('click', click, { signal })
  host.addEventListener('submit', submit, { signal })
  host.addEventListener('change', change, { signal })
  if (!noLive) earlyChoice(host)?.requestSubmit()
  return () => {
    stop.abort()
    lazy.stop()
    engines.delete(host)
  }
}
