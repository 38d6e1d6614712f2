import { drawParts, openModal } from './draw-modal.tsx'
import type { ModalHandle, ModalOptions } from './modal-options.ts'

/**
 * Opens a modal (MODAL-01 to 09).
 *
 * @param role - With `alertdialog`, screen readers read the whole text.
 * @returns the modal once it is open, or null if it was refused: its content is empty, another one is open, or the
 * visitor cancelled it while its content was loading.
 */
export async function modal(options: ModalOptions, role?: 'alertdialog'): Promise<ModalHandle | null> {
  return openModal(options, () => drawParts(options), role)
}
