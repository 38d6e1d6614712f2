import '../../ui/styles.ts'
import type { Behaviour } from '../../core/element/behaviour-element.ts'
import { flag, int } from '../../core/element/codecs.ts'
import { openingTag } from '../../core/element/report-error.ts'
import { adoptStyles } from '../../core/element/styles.ts'
import { noteSending } from '../../core/html/typed-fields.ts'
import { addressOf, isFilterForm, isFollowed, isPlainClick } from './followed.ts'
import css from './list.css'
import { ListEngine } from './list-engine.ts'
import { findItems, findNext } from './list-parts.ts'

export const listAttributes = { loadStop: int(3), noAddress: flag, noLive: flag }

const engines = new WeakMap<Element, ListEngine>()

/** What an element's methods speak to, while it is in the page. */
export function engineOf(host: Element): ListEngine | undefined {
  return engines.get(host)
}

/** A list drawn by the server, continued and narrowed without leaving the page (LIST-01 to LIST-04). */
export const list: Behaviour<typeof listAttributes> = (host) => {
  adoptStyles(css)
  if (!findItems(host))
    console.warn(`flx : ${openingTag(host)} n’a pas d’élément data-flx-items autour de ses articles.`)
  const { loadStop, noAddress, noLive } = host
  const engine = new ListEngine(host, { loadStop, noAddress })
  engines.set(host, engine)

  const click = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
    if (!link || !isPlainClick(event, link)) return
    const isNext = link === findNext(host)
    if (!isNext && !isFollowed(link)) return
    event.preventDefault()
    if (isNext) void engine.more('click')
    else void engine.show(link.href, link.closest('[data-flx-pages]') ? 'click' : 'filter')
  }
  const submit = (event: SubmitEvent): void => {
    if (event.defaultPrevented || !isFilterForm(event.target)) return
    event.preventDefault()
    void engine.show(addressOf(event.target, event.submitter), 'filter', noteSending(event.target))
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
  return () => {
    stop.abort()
    engine.stop()
    engines.delete(host)
  }
}
