import '../../ui/styles.ts'
import { closest } from '../../core/browser/closest.ts'
import { isPlainClick } from '../../core/browser/links.ts'
import { goTo } from '../../core/browser/navigation.ts'
import { findFirst } from '../../core/browser/select.ts'
import type { Behaviour } from '../../core/element/behaviour-element.ts'
import { address, selector, text } from '../../core/element/codecs.ts'
import { lateEngine } from '../../core/element/late-engine.ts'
import { openingTag } from '../../core/element/report-error.ts'
import { adoptStyles } from '../../core/element/styles.ts'
import css from './agenda.css'

export const agendaAttributes = { url: address(), module: text(), param: text(), container: selector() }

/** An agenda rendered by the server, date after date (CAL-04, CAL-06). */
export const agenda: Behaviour<typeof agendaAttributes, AgendaMethods> = (host) => {
  adoptStyles(css)
  const { url, module, param } = host
  const container = host.container ? findFirst(host.container) : host
  if (!url) console.warn(`flx : ${openingTag(host)} attend url, l’adresse qui donne l’agenda d’une date.`)
  if (!container) console.warn(`flx : ${openingTag(host)} : aucun élément de la page n’est « ${host.container} ».`)
  if (!url || !container) return undefined

  const stop = new AbortController()
  const { signal } = stop
  const options = { address: url, module, param, container }
  const engine = lateEngine(host, async () => new (await import('./agenda-engine.ts')).AgendaEngine(host, options))
  const show = (date: string, href?: string): Promise<void> =>
    engine.get().then(
      (ready) => (signal.aborted ? undefined : ready.show(date)),
      // If the code fails to load, the browser follows the link as it does without script.
      () => (href ? goTo(href) : undefined),
    )
  const click = (event: MouseEvent): void => {
    const control = closest(event.target, '[data-flx-date]')
    const date = control?.getAttribute('data-flx-date')
    if (!control || !date || event.defaultPrevented || !isPlainClick(event) || control.matches('input, select')) return
    event.preventDefault()
    void show(date, control.getAttribute('href') ?? undefined)
  }
  const change = ({ target }: Event): void => {
    const field = closest(target, 'input[data-flx-date], select[data-flx-date]') as HTMLInputElement | null
    // A browser tells each digit of a year that is typed: 0002, 0020, 0202.
    if (field?.value && !(field.type === 'date' && field.value.startsWith('0'))) void show(field.value)
  }
  for (const place of new Set([host, container])) {
    place.addEventListener('click', click, { signal })
    place.addEventListener('change', change, { signal })
  }
  host.methods.provide('show', (date) => show(date))
  return () => {
    stop.abort()
    engine.stop()
  }
}

export interface AgendaDetail {
  /** The date sent in the request: a day or a month. */
  date: string
}

declare global {
  interface GlobalEventHandlersEventMap {
    /** Fired before an agenda loads another date; cancelable. */
    'flx-agenda-load': CustomEvent<AgendaDetail>
    /** Fired when the date is shown. */
    'flx-agenda-loaded': CustomEvent<AgendaDetail>
    /** Fired when the request failed; the content is unchanged, and the agenda shows `message`. */
    'flx-agenda-error': CustomEvent<AgendaDetail & { error: unknown; message: string }>
  }
}

export interface AgendaMethods {
  show(date: string): Promise<void>
}
