// Fetched when the first day of a calendar is opened.
import { adoptStyles } from '../../core/element/styles.ts'
import { computePosition, flip, offset, shift, size } from '../../core/overlay/floating.ts'
import type { CalendarEntry } from './calendar-entry.ts'
import type { CalendarLanguage } from './calendar-language.ts'
import css from './day-panel.css'
import { create } from './month-grid.ts'

const gap = 6
const margin = 8

function drawEntry({ title, badge, body, footer, link, rel, className }: CalendarEntry): HTMLElement {
  const item = create('li', `flx-month__item ${className}`.trim())
  const head = create('div', 'flx-month__item-head')
  if (badge) head.append(create('span', 'flx-month__badge', badge), ' ')
  if (link) {
    const name = create('a', 'flx-month__link', title || link)
    name.href = link
    if (rel) name.rel = rel
    head.append(name)
  } else {
    head.append(create('strong', 'flx-month__item-name', title))
  }
  item.append(head)
  if (body.hasChildNodes()) item.append(create('div', 'flx-month__body', body.cloneNode(true)))
  if (footer.hasChildNodes()) item.append(create('div', 'flx-month__footer', footer.cloneNode(true)))
  return item
}

function follow(panel: HTMLElement, day: HTMLElement, signal: AbortSignal): void {
  const place = async (): Promise<void> => {
    const { x, y } = await computePosition(day, panel, {
      strategy: 'fixed',
      placement: 'bottom-start',
      middleware: [
        offset(gap),
        flip({ padding: margin }),
        shift({ padding: margin, crossAxis: true }),
        size({
          padding: margin,
          apply: ({ availableHeight }) => {
            panel.style.maxHeight = `${Math.max(160, Math.floor(availableHeight))}px`
          },
        }),
      ],
    })
    panel.style.left = `${Math.round(x)}px`
    panel.style.top = `${Math.round(y)}px`
  }
  for (const type of ['scroll', 'resize']) {
    addEventListener(type, () => void place(), { signal, capture: true, passive: true })
  }
  void place()
}

/**
 * Shows the entries of a day in a panel beside it, and gives it the focus, which goes back when it closes (CAL-03).
 *
 * @returns closes it.
 */
export function openDayPanel(
  place: HTMLElement,
  day: HTMLElement,
  entries: readonly CalendarEntry[],
  language: CalendarLanguage,
): () => void {
  adoptStyles(css)
  const stop = new AbortController()
  const close = create('button', 'flx-button flx-button--small flx-month__close', language.close)
  close.type = 'button'
  const heading = create('p', 'flx-month__heading', language.day(day.dataset['day'] ?? ''))
  const panel = create(
    'div',
    'flx-month__panel',
    heading,
    create('ul', 'flx-month__items', ...entries.map(drawEntry)),
    close,
  )
  panel.role = 'dialog'
  panel.ariaLabel = heading.textContent
  panel.tabIndex = -1
  panel.popover = 'auto'
  place.append(panel)
  day.ariaExpanded = 'true'
  panel.showPopover()
  follow(panel, day, stop.signal)
  panel.focus({ preventScroll: true })
  const end = (): void => {
    if (stop.signal.aborted) return
    const active = document.activeElement
    const hadFocus = panel.contains(active) || active === document.body
    stop.abort()
    panel.remove()
    day.ariaExpanded = null
    if (hadFocus) day.focus({ preventScroll: true })
  }
  close.addEventListener('click', end)
  panel.addEventListener('toggle', (event) => (event as ToggleEvent).newState === 'closed' && end())
  // Who goes on by Tab leaves the panel behind.
  panel.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !panel.contains(relatedTarget)) end()
  })
  return end
}
