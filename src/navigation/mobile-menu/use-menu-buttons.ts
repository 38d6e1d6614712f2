import { useEffect, useEffectEvent } from 'react'
import { isPlainClick } from '../../core/browser/plain-click.ts'
import { watch } from '../../core/watch.ts'

/** What the buttons of a menu show (MENU-01). */
export type ButtonState = 'closed' | 'loading' | 'open'

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
    const button = (event.target as Element).closest<HTMLElement>(selector)
    if (!button || !isPlainClick(event)) return
    event.preventDefault()
    press(button)
  })

  useEffect(() => {
    const listener = (event: MouseEvent): void => pressFrom(event)
    document.addEventListener('click', listener)
    return () => document.removeEventListener('click', listener)
  }, [])

  useEffect(() => {
    const stop = watch(selector, {
      added: (button) => mark(button, state),
      removed: (button) => mark(button, null),
    })
    return () => {
      stop()
      for (const button of document.querySelectorAll(selector)) mark(button, null)
    }
  }, [selector, state])
}
