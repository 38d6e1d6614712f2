import type { ReceivedDetail } from '../../domain/account/receipt.ts'

declare global {
  interface GlobalEventHandlersEventMap {
    /** Fired when the server has received the withdrawal. */
    'flx-withdrawal-done': CustomEvent<ReceivedDetail>
  }
}
