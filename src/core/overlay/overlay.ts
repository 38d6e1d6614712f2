import { stopSecondClick } from '../browser/press.ts'
import { enterFocus, focused } from '../focus/focusable.ts'
import { type FocusMemory, rememberFocus } from '../focus/remember-focus.ts'
import { holdHistoryEntry } from './history-entry.ts'
import { pausableTimer } from './pausable-timer.ts'
import { lockScroll } from './scroll-lock.ts'
import { type CloseSource, overlayAround, pushOverlay, type StackedOverlay } from './stack.ts'

export type { CloseSource } from './stack.ts'

/** Options of an overlay. They are read each time they matter, so they may change while the overlay is open. */
export interface OverlayOptions {
  /** True to make the rest of the page inert and lock its scrolling. Read on opening. @default true */
  readonly modal?: boolean
  /** True to close on Escape, and on the Back gesture of a phone. @default true */
  readonly escape?: boolean
  /** True to close on a click beside the panel. @default false */
  readonly overlayClick?: boolean
  /** The visible panel, if the dialog itself is larger (a dialog over the whole window). @default the dialog */
  readonly panel?: Element | null
  /** True if the browser's Back closes it instead of leaving the page. Read on opening. @default false */
  readonly history?: boolean
  /**
   * Milliseconds after which it closes by itself; 0 for no limit. The time stops while the pointer is over it, while
   * the visitor has moved focus in it or types there, and while another overlay is above it. Read on opening. @default
   * 0
   */
  readonly timeLimit?: number
  /** The element that gets focus back. @default the element that has focus when the overlay opens */
  readonly opener?: Element | null
  /** `false` leaves focus where it is; a function sets it. @default the first control, as `enterFocus` chooses it */
  readonly focus?: boolean | ((overlay: HTMLElement) => void)
  /**
   * Called before each close; `false` keeps the overlay open. While its promise is pending, further calls to close
   * share its result. If it fails, the overlay closes all the same, so that the visitor is not locked in, and the error
   * is logged.
   */
  beforeClose?(source: CloseSource): boolean | Promise<boolean>
  /** Called before it closes; the promise returned is awaited, that of a transition for instance. */
  leave?(source: CloseSource): Promise<void> | undefined
  /** Called once the overlay has closed and focus is restored. */
  onClosed?(source: CloseSource): void
}

/** An open overlay. */
export interface Overlay {
  readonly element: HTMLDialogElement
  readonly isOpen: boolean
  /** Resolves with the source of the close. */
  readonly closed: Promise<CloseSource>
  /**
   * Asks `beforeClose`, then closes, at once unless that is asynchronous. Resolves to true if the overlay is closed.
   */
  close(source?: CloseSource): Promise<boolean>
  /** Closes without asking `beforeClose`. */
  dispose(source?: CloseSource): void
}

const controls = 'a, button, input, label, select, textarea'
const byClick: readonly CloseSource[] = ['button', 'close-link', 'overlay']
const openOverlays = new WeakMap<HTMLDialogElement, OpenOverlay>()
const focusBefore = new WeakMap<Element, FocusMemory>()

class OpenOverlay implements Overlay, StackedOverlay {
  readonly element: HTMLDialogElement
  readonly modal: boolean
  readonly closed: Promise<CloseSource>
  isOpen = true
  isClosing = false
  readonly #options: OverlayOptions
  readonly #focusBefore: FocusMemory
  readonly #undo: (() => void)[]
  #pending: Promise<boolean> | undefined
  #resolveClosed: (source: CloseSource) => void = () => {}

  constructor(element: HTMLDialogElement, options: OverlayOptions) {
    this.element = element
    this.modal = options.modal ?? true
    this.#options = options
    this.#focusBefore = rememberFocusOf(options.opener === undefined ? focused() : options.opener)
    this.closed = new Promise((resolve) => {
      this.#resolveClosed = resolve
    })
    focusBefore.set(element, this.#focusBefore)
    this.#undo = [this.modal ? lockScroll() : () => {}, this.#listen()]
    this.#show()
    this.#undo.push(pushOverlay(this))
    this.#enter()
    if (options.history) this.#undo.push(holdHistoryEntry(this))
    if ((options.timeLimit ?? 0) > 0) this.#undo.push(this.#limitTime(options.timeLimit ?? 0))
  }

  closesOn(gesture: 'escape' | 'overlay'): boolean {
    return gesture === 'escape' ? (this.#options.escape ?? true) : (this.#options.overlayClick ?? false)
  }

  isBeside({ target, clientX, clientY }: MouseEvent): boolean {
    if (!(target instanceof Element) || target.closest('[data-flx-above]')) return false
    if (!this.element.contains(target)) return true
    const panel = this.#options.panel ?? this.element
    if (target !== this.element && (panel.contains(target) || target.closest(controls))) return false
    const box = panel.getBoundingClientRect()
    return clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom
  }

  close(source: CloseSource = 'api'): Promise<boolean> {
    if (!this.isOpen) return Promise.resolve(true)
    if (this.#pending) return this.#pending
    const answer = this.#ask(source)
    if (typeof answer === 'boolean') return answer ? this.#leave(source) : Promise.resolve(false)
    this.#pending = answer.then((allowed) => {
      this.#pending = undefined
      return allowed ? this.#leave(source) : !this.isOpen
    })
    return this.#pending
  }

  dispose(source: CloseSource = 'api'): void {
    if (!this.isOpen) return
    this.isOpen = false
    openOverlays.delete(this.element)
    const active = focused()
    for (const undo of this.#undo) undo()
    this.#hide()
    silence(this.element)
    if (byClick.includes(source)) stopSecondClick()
    if (active === null || this.element.contains(active)) this.#focusBefore.restore()
    this.#resolveClosed(source)
    this.#options.onClosed?.(source)
  }

  /** Closes at once, or after the promise of `leave`. */
  #leave(source: CloseSource): Promise<boolean> {
    const leaving = this.isOpen ? this.#options.leave?.(source) : undefined
    if (!leaving) {
      this.dispose(source)
      return Promise.resolve(true)
    }
    this.isClosing = true
    this.#pending = leaving
      .then(
        () => this.dispose(source),
        () => this.dispose(source),
      )
      .then(() => true)
    return this.#pending
  }

  #ask(source: CloseSource): boolean | Promise<boolean> {
    const failed = (error: unknown): boolean => {
      console.error('flx : la fonction qui garde la fermeture a échoué ; la fenêtre se ferme.', error)
      return true
    }
    try {
      const answer = this.#options.beforeClose?.(source) ?? true
      return typeof answer === 'boolean' ? answer : Promise.resolve(answer).catch(failed)
    } catch (error) {
      return failed(error)
    }
  }

  #show(): void {
    const { element } = this
    element.removeAttribute('open')
    if (this.modal) {
      element.removeAttribute('popover')
      element.showModal()
    } else {
      element.popover = 'manual'
      element.showPopover()
    }
  }

  #hide(): void {
    if (this.element.matches(':popover-open')) this.element.hidePopover()
    else if (this.element.open) this.element.close()
  }

  #enter(): void {
    const { focus = true } = this.#options
    if (typeof focus === 'function') focus(this.element)
    else if (focus) enterFocus(this.element)
  }

  /** The focus set on opening does not stop the timer, as it would never close. */
  #limitTime(duration: number): () => void {
    const panel = this.#options.panel ?? this.element.firstElementChild ?? this.element
    const onEnd = (): unknown => this.close('timeout')
    return pausableTimer(panel, { duration, holdOnFocus: true, focusGiven: document.activeElement, onEnd })
  }

  /**
   * Sends the browser's own ways to close a dialog through `beforeClose` too; if the dialog closes anyway, so does the
   * overlay.
   */
  #listen(): () => void {
    const stop = new AbortController()
    const { element } = this
    const { signal } = stop
    const isOwn = (event: Event): boolean => event.target === element
    stopSecondClick(element, signal)
    element.addEventListener(
      'cancel',
      (event) => {
        if (!isOwn(event)) return
        event.preventDefault()
        if (this.closesOn('escape')) this.close('escape')
      },
      { signal },
    )
    element.addEventListener(
      'submit',
      (event) => {
        if ((event.target as Element).getAttribute('method')?.toLowerCase() !== 'dialog') return
        event.preventDefault()
        if (event.submitter instanceof HTMLButtonElement) element.returnValue = event.submitter.value
        this.close('button')
      },
      { signal },
    )
    element.addEventListener('close', (event) => isOwn(event) && !element.open && this.dispose('api'), { signal })
    return () => stop.abort()
  }
}

function rememberFocusOf(opener: Element | null): FocusMemory {
  const around = overlayAround(opener)?.element
  const fallback = around && focusBefore.get(around)
  return rememberFocus(opener, { ...(around && { within: around }), ...(fallback && { fallback }) })
}

/** Stops what plays in a closed overlay: nobody could stop a sound there. A player in a frame is loaded anew. */
function silence(element: Element): void {
  for (const media of element.querySelectorAll<HTMLMediaElement>('audio, video')) if (!media.muted) media.pause()
  for (const frame of element.querySelectorAll<HTMLIFrameElement>('iframe[allow*="autoplay"][src]')) {
    if (!URL.canParse(frame.src)) continue
    const player = new URL(frame.src)
    player.searchParams.delete('autoplay')
    // Unlike a new `src`, it leaves no entry in the history.
    frame.contentWindow?.location.replace(player)
  }
}

/** Closes an overlay inside a hidden part of the page: nobody would see it, and the page would stay inert. */
function closeUnseen(overlay: Overlay): void {
  let hidden: Element = overlay.element
  while (hidden.parentElement && !hidden.parentElement.checkVisibility()) hidden = hidden.parentElement
  console.warn('flx : une fenêtre ne s’ouvre pas dans une partie masquée de la page. Placez-la en dehors de :', hidden)
  overlay.dispose()
}

/**
 * Opens a dialog above the page, in the browser's top layer: on top of the stack, with focus inside and the page's
 * scrolling locked. When it closes, focus returns to where it was, or to the nearest neighbour if that is gone.
 *
 * The dialog must be in the page. Opening it again while it is open returns the same overlay.
 *
 * @example
 * const overlay = openOverlay(dialog, { overlayClick: true, beforeClose: (source) => source !== 'overlay' || !dirty })
 * closeButton.onclick = () => overlay.close('button')
 * await overlay.closed
 */
export function openOverlay(element: HTMLDialogElement, options: OverlayOptions = {}): Overlay {
  const known = openOverlays.get(element)
  if (known) return known
  const overlay = new OpenOverlay(element, options)
  openOverlays.set(element, overlay)
  queueMicrotask(() => overlay.isOpen && element.open && !element.checkVisibility() && closeUnseen(overlay))
  return overlay
}

/** Resolves when the transitions and animations inside an element have ended, so that it can be removed. */
export async function settled(element: Element): Promise<void> {
  await Promise.allSettled(element.getAnimations({ subtree: true }).map((animation) => animation.finished))
}
