import { useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { closest } from '../../core/browser/closest.ts'
import { isPlainClick } from '../../core/browser/plain-click.ts'
import { findAll } from '../../core/browser/select.ts'
import { watch } from '../../core/watch.ts'

/** The state that the buttons of a menu show (MENU-01). */
export type ButtonState = 'closed' | 'loading' | 'open'

const controls = 'button, summary, input, :any-link'

/** Toggles that belong to a menu of the theme, with listeners of its script. */
const themeToggles = new WeakSet<Element>()

/**
 * Remembers the toggle of a theme: it names the menu that it opens, or it is not a button at all until a script makes
 * it one.
 */
function noteThemeToggle(button: Element): void {
  const isControl = button.matches(controls)
  if (!isControl) import('./plain-toggle.ts').then(({ makeButton }) => makeButton(button)).catch(() => {})
  const isOurs = button.matches('#flx-menu-button, [data-flx-menu-state]')
  if (!isOurs && (!isControl || button.matches('[aria-expanded], [aria-controls]'))) themeToggles.add(button)
}

/** Sets the attributes of the state on a button; null removes them. */
function mark(button: Element, state: ButtonState | null): void {
  const marks = {
    'aria-haspopup': 'dialog',
    'data-flx-menu-state': state,
    'aria-expanded': state === 'open',
    'aria-busy': state === 'loading',
  }
  for (const [name, value] of Object.entries(marks)) {
    if (state) button.setAttribute(name, String(value))
    else button.removeAttribute(name)
  }
}

/** Opens the menu when one of its buttons is clicked, including buttons added later. */
export function useMenuButtons(selector: string, state: ButtonState, press: (button: HTMLElement) => void): void {
  const pressFrom = useEffectEvent((event: MouseEvent) => {
    const button = closest(event.target, selector)
    if (!button || !isPlainClick(event)) return
    event.preventDefault()
    // Otherwise the script of the theme would open its own menu as well.
    if (themeToggles.has(button)) event.stopImmediatePropagation()
    press(button)
  })

  // A layout effect: the element is ready then, and the browser would take the click.
  useLayoutEffect(() => {
    const listener = (event: MouseEvent): void => pressFrom(event)
    document.addEventListener('click', listener, true)
    return () => document.removeEventListener('click', listener, true)
  }, [])

  useEffect(() => {
    const stop = watch(selector, {
      added(button) {
        noteThemeToggle(button)
        mark(button, state)
      },
      removed: (button) => mark(button, null),
    })
    return () => {
      stop()
      for (const button of findAll(selector)) mark(button, null)
    }
  }, [selector, state])
}
