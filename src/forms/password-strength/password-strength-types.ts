export interface StrengthDetail {
  /** From 0 to 100. */
  percentage: number
  /** The server's rating in words. */
  result: string
}

declare global {
  interface GlobalEventHandlersEventMap {
    /** Fired when the server has rated the typed password. */
    'flx-password-strength-rated': CustomEvent<StrengthDetail>
  }
}
