import type { RelayPoint } from '../../domain/relay/relay-point.ts'

export interface RelayChooseDetail {
  point: RelayPoint
  /** The visitor wants it for the orders to come as well: `relais_pref`. */
  remember: boolean
}

declare global {
  interface GlobalEventHandlersEventMap {
    /** The visitor chooses a relay point; refused, the choice stays what it was. */
    'flx-relay-picker-choose': CustomEvent<RelayChooseDetail>
  }
}
