import type { CloseSource } from '../../core/overlay/overlay.ts'

/** What the modal offers to its element's class. */
export interface ModalMethods {
  /** @returns whether it is closed. */
  close(source: CloseSource): Promise<boolean>
}
