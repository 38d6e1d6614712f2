import type { ReceivedDetail } from '../../ui/declared-form.ts'

declare global {
  interface GlobalEventHandlersEventMap {
    /** The server has the withdrawal. */
    'flx-withdrawal-done': CustomEvent<ReceivedDetail>
  }
}
