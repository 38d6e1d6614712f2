import { useState } from 'react'
import { matches } from '../../core/browser/media.ts'
import { useEvent } from '../../core/use-event.ts'

/** Half a date stands in it, or a phone, which opens a picker for a field that has the focus. */
const isInUseNow = (field: HTMLInputElement): boolean =>
  field === document.activeElement && field.type !== 'text' && (field.validity.badInput || matches('(pointer: coarse)'))

/**
 * Whether the visitor is filling the field by the browser's own means, which would be lost if it became a field of ours now.
 * Once it is left it can.
 */
export function useNativePicker(field: HTMLInputElement): boolean {
  const [isInUse, setInUse] = useState(() => isInUseNow(field))
  useEvent(isInUse ? field : null, 'blur', () => setInUse(false))
  return isInUse
}
