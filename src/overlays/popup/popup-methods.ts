import type { CloseSource } from '../../core/overlay/overlay.ts'

/** What the popup offers to its element's class. */
export interface PopupMethods {
  /** @returns whether it is closed. */
  close(source: CloseSource): Promise<boolean>
}
