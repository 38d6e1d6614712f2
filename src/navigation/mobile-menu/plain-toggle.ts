// Loaded by a menu whose toggle is not a control: some themes use a plain element.
import { menuTexts } from './mobile-menu-messages.ts'

function press(event: KeyboardEvent): void {
  if (event.key !== 'Enter' && event.key !== ' ') return
  event.preventDefault()
  ;(event.currentTarget as HTMLElement).click()
}

/** Gives an element what a button has by default: a role, a name, a place in the tab order, and keys. */
export function makeButton(element: Element): void {
  if (!(element instanceof HTMLElement) || element.role) return
  element.role = 'button'
  element.tabIndex = 0
  element.ariaLabel ??= menuTexts('menu')
  element.addEventListener('keydown', press)
}
