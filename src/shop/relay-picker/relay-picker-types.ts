import type { RelayPoint } from '../../domain/relay/relay-point.ts'

export interface RelayChooseDetail {
  point: RelayPoint
  /** True to keep it for future orders as well: `relais_pref`. */
  remember: boolean
}

/** The methods of the picker's element. */
export interface RelayPickerMethods {
  search(postalCode: string, city: string): Promise<void>
  clear(): void
}

declare global {
  interface GlobalEventHandlersEventMap {
    /** The visitor chooses a relay point; if the event is cancelled, the choice does not change. */
    'flx-relay-picker-choose': CustomEvent<RelayChooseDetail>
  }
}
