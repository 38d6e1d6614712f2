import type { CloseSource } from '../../core/overlay/overlay.ts'

/** What the announcement offers to its element's class. */
export interface FrontPopupMethods {
  /** @returns whether it is closed. */
  close(source: CloseSource): Promise<boolean>
}
