import { closest } from '../browser/closest.ts'
import { shared } from '../shared.ts'

type Opener = (element: Element) => void

const openers = () => shared('openers', () => new Set<Opener>())

/** Shows an element that is folded away: opens each `<details>` around it, and what elements of ours have closed. */
export function openAround(element: Element): void {
  for (let box = element.parentElement; box; box = box.parentElement) {
    if (box instanceof HTMLDetailsElement) box.open = true
  }
  for (const open of openers()) open(element)
}

/**
 * Shows the first field for which the browser does not send a form: it can only focus, and speak of, what is in view.
 * A script that merely asks whether a form is valid, at each key for instance, shows nothing.
 *
 * @returns a function that removes the listeners.
 */
function showRefusedFields(): () => void {
  const stop = new AbortController()
  const { signal } = stop
  let isSending = false
  const press = ({ target }: Event): void => {
    isSending = closest(target, 'button, input') !== null
    setTimeout(() => {
      isSending = false
    })
  }
  const refuse = ({ target }: Event): void => {
    if (isSending) openAround(target as Element)
    isSending = false
  }
  document.addEventListener('click', press, { signal, capture: true })
  document.addEventListener('invalid', refuse, { signal, capture: true })
  return () => stop.abort()
}

let stopShowing: (() => void) | undefined

/** Calls the listener with each element that must be seen, such as a field for which its form is not sent. */
export function onOpenAround(open: Opener, signal: AbortSignal): void {
  if (openers().size === 0) stopShowing = showRefusedFields()
  openers().add(open)
  signal.addEventListener('abort', () => {
    openers().delete(open)
    if (openers().size === 0) stopShowing?.()
  })
}
