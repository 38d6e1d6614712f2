import { closest } from './closest.ts'

/** The element on which the key that is held down went down. */
let start: EventTarget | null = null

/** Returns true for what Enter would send: a field or a button of a form in one of our elements. */
function sends(target: EventTarget | null): boolean {
  const field = closest(target, 'input, select, button:not([type="button"], [data-flx-action])')
  for (let around: Element | null = field && closest(field, 'form'); around; around = around.parentElement) {
    if (around.localName.startsWith('flx-')) return true
  }
  return false
}

/**
 * Keeps a key that is held down too long from acting twice: keyboards repeat it thirty times per second. It neither
 * sends a form again, nor presses what has come to have the focus meanwhile, such as a button of the dialog that it
 * opened or the next line of a list. Where the focus stays, it goes on: a quantity is increased.
 */
addEventListener(
  'keydown',
  (event) => {
    const { key, repeat, target } = event
    if (!repeat) start = target
    else if (key === 'Enter' && (target !== start || sends(target))) event.preventDefault()
  },
  true,
)
