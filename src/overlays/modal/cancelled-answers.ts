import type { Content } from '../../ui/content.ts'
import type { AlertOptions, ConfirmOptions } from './dialogs.ts'

/** What calls answer that the visitor gave up, by Escape, while this code was on its way. */
export const cancelledAnswers = {
  modal: () => null,
  alert(_: Content | AlertOptions, complete?: () => void) {
    complete?.()
  },
  confirm(_: Content | ConfirmOptions, complete?: (accepted: boolean) => void) {
    complete?.(false)
    return false
  },
}
