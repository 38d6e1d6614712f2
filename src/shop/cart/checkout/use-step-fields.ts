import { useLayoutEffect, useRef } from 'react'
import { useEvent } from '../../../core/use-event.ts'
import { showInvalidFields } from '../../../ui/invalid/show-invalid-fields.tsx'
import type { ViewAction } from '../../../ui/server-view/view-actions.ts'
import { isPostalCode, withoutSpaces } from './postal-code.ts'

/** Milliseconds that the browser is given for its own scroll to what gets the focus. */
const ownScroll = 400

/**
 * What is reached by keyboard is clear of what sticks at the bottom (WCAG 2.4.11): an answer that is drawn meanwhile, or a
 * part of the page that comes, cuts the browser's scroll to it short.
 */
function keepClear({ key, target }: KeyboardEvent): void {
  if (key !== 'Tab') return
  setTimeout(() => {
    if (document.activeElement === target) (target as Element).scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, ownScroll)
}

/** A field that is typed a second time on purpose takes no paste, and says so. */
function refusePaste(event: Event): void {
  const field = (event.target as Element).closest<HTMLElement>('[data-flx-no-paste]')
  if (!field) return
  event.preventDefault()
  const note = document.getElementById(field.dataset.flxNoPaste ?? '')
  if (note) note.textContent = note.dataset.flxSaid ?? ''
}

/**
 * What the fields of the steps do of themselves: the search of a whole postal code, the paste that is refused, the reason
 * why a form is not sent.
 *
 * @param isUnderWay - A step has been drawn.
 */
export function useStepFields(host: HTMLElement, perform: (action: ViewAction) => void, isUnderWay: boolean): void {
  const target = isUnderWay ? host : null
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

  // Typed before this code was there.
  const isRead = useRef(false)
  useLayoutEffect(() => {
    if (!target || isRead.current) return
    isRead.current = true
    for (const field of target.querySelectorAll<HTMLInputElement>('input[data-flx-search]')) {
      if (field.value !== field.defaultValue && field.checkVisibility()) search(field)
    }
  })
}
