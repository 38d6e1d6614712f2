export interface StrengthDetail {
  /** From 0 to 100. */
  percentage: number
  /** What the server says of it. */
  result: string
}

declare global {
  interface GlobalEventHandlersEventMap {
    /** The server has rated what is typed. */
    'flx-password-strength-rated': CustomEvent<StrengthDetail>
  }
}
