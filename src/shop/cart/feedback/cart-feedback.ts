import { countOf } from '../../../core/french/plural.ts'
import { makeElement } from '../../../core/html/make-element.ts'
import { textsVersion } from '../../../core/i18n/texts.ts'
import { type CartSummary, formatTotal } from '../../../domain/cart/cart-summary.ts'
import { cartTexts as t } from '../cart-messages.ts'
import type { CartEngine } from '../engine/cart-engine.ts'
import type { CartState, RemovedLine, Words } from '../engine/cart-state.ts'
import { logInAgainCode } from '../lazy-code.ts'

function summaryText(summary: CartSummary | null): string {
  if (!summary) return ''
  if (summary.count === 0) return t('summary-empty')
  return t('summary', { count: countOf(summary.count, 'article'), total: formatTotal(summary) })
}

/** What stands at the bottom of the view covers no control that has the focus: the page scrolls from under it. */
function keepClear(feedback: HTMLElement): void {
  const cart = feedback.closest<HTMLElement>('flx-cart')
  const height = feedback.offsetHeight
  cart?.style.setProperty('--flx-cart-feedback-height', `${height}px`)
  const { activeElement: active } = document
  if (height > 1 && active && cart?.contains(active) && !feedback.contains(active)) {
    active.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }
}

const keptText = { changes: 'kept', order: 'order-kept' } as const

const make = (className: string, role: string): HTMLElement => makeElement('div', { className, role })
const news = (text: string): HTMLElement => makeElement('p', { className: 'flx-cart__news' }, text)

/** What a part shows, written anew only where that is something else: what is announced is announced once. */
function writer(part: HTMLElement): (what: unknown[], content: () => Node[]) => void {
  let before = '[]'
  return (what, content) => {
    const now = JSON.stringify(what)
    if (now === before) return
    before = now
    part.replaceChildren(...content())
  }
}

/**
 * A refusal stands where it was acted on: what finds that place is fetched for it.
 *
 * @param showHere - Called with a refusal that has no such place in this view, and with null when it is over.
 */
function placer(feedback: HTMLElement, showHere: (words: Words | null) => void): (said: Words | null) => void {
  let shown: Words | null = null
  let remove: (() => void) | undefined
  const place = async (cart: HTMLElement, said: Words): Promise<void> => {
    const { placeWords } = await import('./place-words.ts')
    if (said === shown) remove = placeWords(cart, said)
  }
  return (said) => {
    if (said === shown) return
    shown = said
    remove?.()
    remove = undefined
    showHere(null)
    const cart = feedback.closest<HTMLElement>('flx-cart')
    if (said?.kind !== 'error' || !cart) return
    place(cart, said)
      .catch(() => {})
      .then(() => {
        if (said === shown && !remove) showHere(said)
      })
  }
}

/** Logs in again where the session ended: the code is fetched for it. */
class LogIn {
  #place = makeElement('div', {})
  #end: (() => void) | null = null
  #engine: CartEngine

  constructor(engine: CartEngine) {
    this.#engine = engine
  }

  /** @param before - What it stands before. */
  show(before: Element): void {
    if (this.#end) return
    const place = makeElement('div', {})
    const stop = new AbortController()
    this.#place = place
    this.#end = () => stop.abort()
    before.before(place)
    const offer = async (): Promise<void> => {
      const { offerLogIn } = await logInAgainCode()
      if (!stop.signal.aborted) this.#end = offerLogIn(place, this.#engine)
    }
    offer().catch(() => {})
  }

  hide(): void {
    this.#end?.()
    this.#end = null
    this.#place.remove()
  }
}

/** What the cart says of its requests. */
export interface CartFeedback {
  node: HTMLElement
  draw(state: CartState): void
  stop(): void
}

/** What the cart says of its requests: a failure and what can be done, a removal that can be undone, new totals. */
export function createFeedback(engine: CartEngine): CartFeedback {
  const problemPart = make('flx-cart__alert flx-message flx-message--error', 'alert')
  const errorPart = make('flx-cart__said', 'alert')
  const successPart = make('flx-cart__said', 'status')
  const removedPart = make('flx-cart__removed flx-message', 'status')
  const summaryPart = makeElement('p', { role: 'status', className: 'flx-visually-hidden' })
  const parts = [problemPart, errorPart, successPart, removedPart, summaryPart]
  const node = makeElement('div', { className: 'flx-cart__feedback' }, ...parts)
  const logIn = new LogIn(engine)
  const sizes = new ResizeObserver(() => keepClear(node))
  sizes.observe(node)

  const retry = makeElement('button', {
    type: 'button',
    className: 'flx-button flx-button--secondary flx-button--small',
    onclick: () => engine.now.busy || engine.retry(),
  })
  const showProblem = writer(problemPart)
  const drawProblem = ({ problem, kept, busy }: CartState): void => {
    problemPart.hidden = !problem
    // Who presses it keeps the focus there while it works.
    for (const name of ['aria-busy', 'aria-disabled']) {
      if (busy) retry.setAttribute(name, 'true')
      else retry.removeAttribute(name)
    }
    showProblem(problem ? [problem, kept, textsVersion()] : [], () => {
      retry.textContent = t('retry')
      return problem ? [news(`${problem} ${t(kept ? keptText[kept] : 'not-read')}`), retry] : []
    })
  }

  const undo = ({ name, undo: request }: RemovedLine): Node[] => {
    const add = makeElement(
      'button',
      { type: 'button', className: 'flx-cart__link', onclick: () => void engine.perform(request).catch(() => {}) },
      t('undo'),
    )
    const label = t('dismiss')
    const close = makeElement('button', {
      type: 'button',
      className: 'flx-close',
      title: label,
      ariaLabel: label,
      onclick: () => engine.offerUndo(null),
    })
    close.dataset.flxFocus = 'last'
    return [news(t('removed', { name })), add, close]
  }
  const showRemoved = writer(removedPart)
  const drawRemoved = ({ removed }: CartState): void => {
    removedPart.hidden = !removed
    showRemoved(removed ? [removed, textsVersion()] : [], () => (removed ? undo(removed) : []))
  }

  const showError = writer(errorPart)
  const showSuccess = writer(successPart)
  const line = ({ kind, text }: Words): Node =>
    makeElement('p', { className: `flx-message flx-message--${kind}` }, text)
  const place = placer(node, (words) => showError(words ? [words] : [], () => (words ? [line(words)] : [])))
  const drawSaid = ({ said }: CartState): void => {
    place(said)
    showSuccess(said?.kind === 'success' ? [said] : [], () => (said ? [line(said)] : []))
  }

  const draw = (state: CartState): void => {
    drawProblem(state)
    drawSaid(state)
    drawRemoved(state)
    if (state.expired) logIn.show(removedPart)
    else logIn.hide()
    const summary = state.shown?.type === 'initial' ? '' : summaryText(state.summary)
    if (summaryPart.textContent !== summary) summaryPart.textContent = summary
  }
  const stop = (): void => {
    sizes.disconnect()
    logIn.hide()
    place(null)
  }
  return { node, draw, stop }
}
