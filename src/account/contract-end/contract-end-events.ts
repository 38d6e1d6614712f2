import type { ReceivedDetail } from '../../ui/declared-form.ts'

declare global {
  interface GlobalEventHandlersEventMap {
    /** The server has the notice. */
    'flx-contract-end-done': CustomEvent<ReceivedDetail>
  }
}
