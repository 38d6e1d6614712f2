import { drawParts, openModal } from './draw-modal.tsx'
import type { ModalHandle, ModalOptions } from './modal-options.ts'

/**
 * Opens a modal (MODAL-01 to 09).
 *
 * @param role - `alertdialog` has its text read out as a whole.
 * @returns the modal once it is open, or null where it was refused: its content is empty, another one is open, or the
 * visitor gave it up while its content was on its way.
 */
export async function modal(options: ModalOptions, role?: 'alertdialog'): Promise<ModalHandle | null> {
  return openModal(options, () => drawParts(options), role)
}
