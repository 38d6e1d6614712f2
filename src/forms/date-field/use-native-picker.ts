import { useState } from 'react'
import { matches } from '../../core/browser/media.ts'
import { useEvent } from '../../core/use-event.ts'

/** Returns true if the field has a half-typed date, or is focused on a phone, which opens the browser's picker. */
const isInUseNow = (field: HTMLInputElement): boolean =>
  field === document.activeElement && field.type !== 'text' && (field.validity.badInput || matches('(pointer: coarse)'))

/**
 * Returns true while the visitor fills in the field by the browser's own date control, since the input would be lost if
 * we replaced it. It is false once the field has lost the focus.
 */
export function useNativePicker(field: HTMLInputElement): boolean {
  const [isInUse, setInUse] = useState(() => isInUseNow(field))
  useEvent(isInUse ? field : null, 'blur', () => setInUse(false))
  return isInUse
}
