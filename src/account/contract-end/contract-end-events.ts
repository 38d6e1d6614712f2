import type { ReceivedDetail } from '../../domain/account/receipt.ts'

declare global {
  interface GlobalEventHandlersEventMap {
    /** The server has the notice. */
    'flx-contract-end-done': CustomEvent<ReceivedDetail>
  }
}
