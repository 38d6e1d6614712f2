import { useLayoutEffect, useRef } from 'react'
import { useEvent } from '../../../core/use-event.ts'
import { showInvalidFields } from '../../../ui/invalid/show-invalid-fields.tsx'
import type { ViewAction } from '../../../ui/server-view/view-actions.ts'

/** Milliseconds after which the browser has finished its own scroll to the focused element. */
const ownScroll = 400

/**
 * Scrolls to the element that Tab has focused, so that nothing sticky at the bottom covers it (WCAG 2.4.11). The
 * browser's own scroll may be interrupted by a render meanwhile.
 */
function keepClear({ key, target }: KeyboardEvent): void {
  if (key !== 'Tab') return
  setTimeout(() => {
    if (document.activeElement === target) (target as Element).scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, ownScroll)
}

/** Refuses a paste into a field that must be typed a second time, and shows why. */
function refusePaste(event: Event): void {
  const field = (event.target as Element).closest<HTMLElement>('[data-flx-no-paste]')
  if (!field) return
  event.preventDefault()
  const note = document.getElementById(field.dataset.flxNoPaste ?? '')
  if (note) note.textContent = note.dataset.flxSaid ?? ''
}

/**
 * Adds behaviour to the fields of the steps: searches as soon as a postal code is complete, refuses paste in
 * confirmation fields, and shows why a form is not submitted.
 *
 * @param isStarted - True once a step has been rendered.
 */
export function useStepFields(host: HTMLElement, perform: (action: ViewAction) => void, isStarted: boolean): void {
  const target = isStarted ? host : null
  const search = (field: EventTarget | null): void => {
    if (!(field instanceof HTMLInputElement)) return
    const { flxSearch: action } = field.dataset
    const value = withoutSpaces(field.value)
    if (action && isPostalCode(value)) perform({ action, value, fields: new URLSearchParams(), control: field })
  }
  useEvent(target, 'input', (event) => search(event.target))
  useEvent(target, 'paste', refusePaste)
  useEvent(target, 'keyup', keepClear)
  useLayoutEffect(() => (target ? showInvalidFields(target) : undefined), [target])

  // Searches postal codes that were typed before the code had loaded.
  const isRead = useRef(false)
  useLayoutEffect(() => {
    if (!target || isRead.current) return
    isRead.current = true
    for (const field of target.querySelectorAll<HTMLInputElement>('input[data-flx-search]')) {
      if (field.value !== field.defaultValue && field.checkVisibility()) search(field)
    }
  })
}

const fiveDigits = /^\d{5}$/

export const withoutSpaces = (text: string): string => text.replace(/\s/g, '')

/** Returns true if a text is a complete postal code: five digits (RELAY-01). */
export const isPostalCode = (text: string): boolean => fiveDigits.test(text)
