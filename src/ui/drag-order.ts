// A separate chunk, fetched once the visitor touches items that can be reordered.
import { closest } from '../core/browser/closest.ts'
import { prefersReducedMotion } from '../core/browser/media.ts'
import { setStyles } from '../core/browser/set-styles.ts'

interface Dragging {
  /** Selector of the handle inside an item. */
  handle: string
  /** Returns the items among which the item of this node may move, in order. */
  itemsAround(node: Element): HTMLElement[]
  /** Called when an item is dropped at another place. */
  moved(item: HTMLElement, to: number): void
  signal: AbortSignal
}

/** Pixels that the pointer has to move before a press becomes a drag. */
const slack = 4
/** Pixels from the window's edge within which the page scrolls, and pixels that it scrolls per frame. */
const edge = 60
const scrollStep = 12

interface Place {
  item: HTMLElement
  /** Distances from the top of the page. */
  top: number
  height: number
}

/** The drag of one item: it follows the pointer, and the others make room for it. */
class Drag {
  #item: HTMLElement
  #places: Place[]
  #from: number
  #startY: number
  #pointerY = 0
  #giveBack: (() => void)[] = []
  #frame = 0
  #isMoving = false
  to: number

  constructor(item: HTMLElement, items: readonly HTMLElement[], clientY: number) {
    this.#item = item
    this.#places = items.map((each) => {
      const { top, height } = each.getBoundingClientRect()
      return { item: each, top: top + scrollY, height }
    })
    this.#from = items.indexOf(item)
    this.to = this.#from
    this.#startY = clientY + scrollY
    this.#pointerY = clientY
  }

  get isMoving(): boolean {
    return this.#isMoving
  }

  follow(clientY: number): void {
    this.#pointerY = clientY
    if (!this.#isMoving && Math.abs(clientY + scrollY - this.#startY) < slack) return
    if (!this.#isMoving) this.#begin()
    this.#draw()
  }

  end(): void {
    cancelAnimationFrame(this.#frame)
    for (const giveBack of this.#giveBack) giveBack()
    this.#item.removeAttribute('data-flx-dragged')
  }

  #begin(): void {
    this.#isMoving = true
    this.#item.setAttribute('data-flx-dragged', '')
    for (const { item } of this.#places) {
      const transition = item === this.#item || prefersReducedMotion() ? 'none' : 'transform 120ms'
      this.#giveBack.push(setStyles(item, { transform: 'none', transition, position: 'relative', 'z-index': 'auto' }))
    }
    this.#item.style.zIndex = '1'
    this.#scroll()
  }

  /** Scrolls the page while the pointer is at an edge of the window. */
  #scroll(): void {
    this.#frame = requestAnimationFrame(() => {
      const step = this.#pointerY < edge ? -scrollStep : this.#pointerY > innerHeight - edge ? scrollStep : 0
      const before = scrollY
      if (step) scrollBy({ top: step, behavior: 'instant' })
      if (scrollY !== before) this.#draw()
      this.#scroll()
    })
  }

  #draw(): void {
    const own = this.#places[this.#from]
    if (!own) return
    const distance = this.#pointerY + scrollY - this.#startY
    const middle = own.top + distance + own.height / 2
    // The item comes after all those whose middle it has passed.
    this.to = this.#places.filter(({ top, height }, index) => index !== this.#from && top + height / 2 < middle).length
    const next = this.#places[this.#from + 1] ?? this.#places[this.#from - 1]
    const gap = next ? Math.max(0, Math.abs(next.top - own.top) - (next.top > own.top ? own.height : next.height)) : 0
    for (const [index, { item }] of this.#places.entries()) {
      const isPassedDown = index > this.#from && index <= this.to
      const isPassedUp = index < this.#from && index >= this.to
      const shift = isPassedDown ? -(own.height + gap) : isPassedUp ? own.height + gap : 0
      item.style.transform = `translateY(${index === this.#from ? distance : shift}px)`
    }
  }
}

/**
 * Lets the visitor reorder items in a column by mouse, pen or finger; for the keyboard there are buttons. Escape puts
 * the item back. Call it when the visitor first touches the element that contains the items.
 */
export function dragOrder(root: HTMLElement, { handle, itemsAround, moved, signal }: Dragging): void {
  let current: Drag | undefined
  const press = (event: PointerEvent): void => {
    const grip = closest(event.target, handle)
    const items = grip ? itemsAround(grip) : []
    const item = items.find((each) => each.contains(grip))
    if (!grip || !item || event.button > 0 || !event.isPrimary || items.length < 2) return
    // Prevents the selection of text, and the dragging of pictures.
    event.preventDefault()
    const drag = new Drag(item, items, event.clientY)
    const stop = new AbortController()
    current = drag
    const until = { signal: AbortSignal.any([stop.signal, signal]) }
    until.signal.addEventListener(
      'abort',
      () => {
        current = undefined
        drag.end()
      },
      { once: true },
    )
    grip.setPointerCapture(event.pointerId)
    grip.addEventListener('pointermove', ({ clientY }) => drag.follow(clientY), until)
    grip.addEventListener('pointercancel', () => stop.abort(), until)
    grip.addEventListener('lostpointercapture', () => stop.abort(), until)
    grip.addEventListener(
      'pointerup',
      () => {
        const from = items.indexOf(item)
        stop.abort()
        if (drag.isMoving && drag.to !== from && item.isConnected) moved(item, drag.to)
      },
      until,
    )
    window.addEventListener(
      'keydown',
      (pressed) => {
        if (pressed.key !== 'Escape') return
        pressed.preventDefault()
        pressed.stopPropagation()
        stop.abort()
      },
      { ...until, capture: true },
    )
  }
  root.addEventListener('pointerdown', press, { signal })
  // The press that caused this code to be fetched may still be held.
  root.addEventListener('pointermove', (event) => event.buttons === 1 && !current && press(event), { signal })
}
