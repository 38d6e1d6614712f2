import { setStyles } from '../../core/browser/set-styles.ts'
import { emit } from '../../core/events.ts'
import { fixedAbove } from './fixed-above.ts'
import { groundOf } from './own-ground.ts'
import { reserveScrollPadding } from './scroll-padding.ts'
import { stickyBox } from './sticky-box.ts'
import { type StickyOptions, type StickyState, stickyStates } from './sticky-state.ts'

const stateName = 'data-flx-sticky-state'
/** How far below the top of the window a header sticks. */
const offsetName = '--flx-sticky-top'

/** A site's own `position: relative`, which usually serves what lies in the header, would undo the element's purpose. */
function positionBox(box: HTMLElement, above: number): (() => void)[] {
  const isPlaced = !['static', 'relative'].includes(getComputedStyle(box).position)
  return [
    isPlaced ? () => {} : setStyles(box, { position: 'sticky' }),
    above > 0 ? setStyles(box, { top: `calc(var(${offsetName}, 0px) - ${above}px)` }) : () => {},
  ]
}

/**
 * WebKit brings what gets the focus into view, and not out from under a header that the page's `scroll-padding-top` is for
 * (WCAG 2.4.11). Where the browser has done so already, nothing moves.
 */
function clearOf(header: HTMLElement, target: EventTarget | null): void {
  if (!(target instanceof HTMLElement) || !target.matches(':focus-visible')) return
  if (header.contains(target) || target.closest('dialog, [popover]')) return
  const { top, height } = target.getBoundingClientRect()
  const room = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
  if (top < room && height < innerHeight - room) target.scrollIntoView({ block: 'nearest', behavior: 'instant' })
}

/** Makes one header stick (PAGE-08). @returns lets it go. */
export function stick(header: HTMLElement, options: StickyOptions): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const { element: box, above } = stickyBox(header, options.threshold)
  const stateAt = stickyStates(options)
  const top = (): number => Math.max(0, Math.min(scrollY, document.documentElement.scrollHeight - innerHeight))

  const show = (state: StickyState): void => {
    if (box.getAttribute(stateName) === state) return
    box.setAttribute(stateName, state)
    emit(header, 'flx-sticky-change', { state })
  }
  /** Someone who goes through it with the keyboard sees where they are. */
  const isInUse = (): boolean => box.querySelector(':focus-visible') !== null
  const update = (): void => {
    const state = stateAt(top())
    show(state === 'hidden' && isInUse() ? 'pinned' : state)
    ground?.follow()
  }
  let giveOffsetBack = (): void => {}
  const measure = (): void => {
    giveOffsetBack()
    const offset = fixedAbove(box)
    giveOffsetBack = offset ? setStyles(box, { [offsetName]: `${offset}px` }) : () => {}
    reserveScrollPadding(header, offset + header.offsetHeight)
  }
  const resizes = new ResizeObserver(measure)

  let ground: ReturnType<typeof groundOf> | undefined
  update()
  const undo = positionBox(box, above)
  ground = groundOf(box)
  ground.follow()
  measure()
  resizes.observe(header)
  // A bar may come with a script, and be higher on a phone.
  for (const type of ['load', 'resize']) addEventListener(type, measure, { signal })
  addEventListener('scroll', update, { signal, passive: true })
  box.addEventListener('focusin', update, { signal })
  document.addEventListener('focusin', ({ target }) => clearOf(box, target), { signal })
  return () => {
    stop.abort()
    ground?.stop()
    resizes.disconnect()
    giveOffsetBack()
    reserveScrollPadding(header, 0)
    for (const back of undo) back()
    box.removeAttribute(stateName)
  }
}
