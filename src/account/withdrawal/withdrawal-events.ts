import type { ReceivedDetail } from '../../domain/account/receipt.ts'

declare global {
  interface GlobalEventHandlersEventMap {
    /** The server has the withdrawal. */
    'flx-withdrawal-done': CustomEvent<ReceivedDetail>
  }
}
