import type { Content } from '../../ui/content.tsx'
import type { AlertOptions, ConfirmOptions } from './dialogs.ts'

/** The results of calls that the visitor cancelled with Escape while this code was loading. */
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
