import { useEffect, useEffectEvent } from 'react'
import { closest } from '../../core/browser/closest.ts'
import { isPlainClick } from '../../core/browser/plain-click.ts'
import { findAll } from '../../core/browser/select.ts'
import { watch } from '../../core/watch.ts'

/** What the buttons of a menu show (MENU-01). */
export type ButtonState = 'closed' | 'loading' | 'open'

const controls = 'button, summary, input, :any-link'

/** Toggles of a menu of the theme's own, before they were ours. */
const themeToggles = new WeakSet<Element>()

/** A theme's toggle says what it opens; or it is no control at all, and only the theme's script makes it one. */
function noteThemeToggle(button: Element): void {
  const isControl = button.matches(controls)
  if (!isControl) import('./plain-toggle.ts').then(({ makeButton }) => makeButton(button)).catch(() => {})
  const isOurs = button.matches('#flx-menu-button, [data-flx-menu-state]')
  if (!isOurs && (!isControl || button.matches('[aria-expanded], [aria-controls]'))) themeToggles.add(button)
}

/** Writes the state on a button, or takes it off. */
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

/** Binds the buttons that open the menu, those of the page and those to come. */
export function useMenuButtons(selector: string, state: ButtonState, press: (button: HTMLElement) => void): void {
  const pressFrom = useEffectEvent((event: MouseEvent) => {
    const button = closest(event.target, selector)
    if (!button || !isPlainClick(event)) return
    event.preventDefault()
    // The menu that a theme opens by its own script would stand beside this one.
    if (themeToggles.has(button)) event.stopImmediatePropagation()
    press(button)
  })

  useEffect(() => {
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
