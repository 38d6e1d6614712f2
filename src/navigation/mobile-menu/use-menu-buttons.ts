import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { watch } from '../../core/watch.ts'

/** What the buttons of a menu show (MENU-01). */
export type ButtonState = 'closed' | 'loading' | 'open'

function mark(button: HTMLElement, state: ButtonState, menuId: string): void {
  button.setAttribute('data-flx-menu-state', state)
  button.setAttribute('aria-expanded', String(state === 'open'))
  button.setAttribute('aria-controls', menuId)
  if (state === 'loading') button.setAttribute('aria-busy', 'true')
  else button.removeAttribute('aria-busy')
}

function unmark(button: HTMLElement): void {
  for (const name of ['data-flx-menu-state', 'aria-expanded', 'aria-controls', 'aria-busy'])
    button.removeAttribute(name)
}

/** Binds the buttons that open the menu, those of the page and those to come. @returns the ones bound now. */
export function useMenuButtons(
  selector: string,
  menuId: string,
  state: ButtonState,
  press: (button: HTMLElement) => void,
): RefObject<Set<HTMLElement>> {
  const buttons = useRef(new Set<HTMLElement>())

  const bind = useEffectEvent((button: HTMLElement) => {
    buttons.current.add(button)
    mark(button, state, menuId)
  })
  const pressed = useEffectEvent((event: MouseEvent) => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    press(event.currentTarget as HTMLElement)
  })

  useEffect(() => {
    const listener = (event: MouseEvent): void => pressed(event)
    const bound = buttons.current
    const release = (button: Element): void => {
      if (!(button instanceof HTMLElement) || !bound.delete(button)) return
      button.removeEventListener('click', listener)
      unmark(button)
    }
    const stop = watch(selector, {
      added(button) {
        if (!(button instanceof HTMLElement)) return
        button.addEventListener('click', listener)
        bind(button)
      },
      removed: release,
    })
    return () => {
      stop()
      for (const button of bound) release(button)
    }
  }, [selector])

  useEffect(() => {
    for (const button of buttons.current) mark(button, state, menuId)
  }, [state, menuId])

  return buttons
}
