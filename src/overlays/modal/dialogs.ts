import { type Content, optionsOf } from '../../ui/content.ts'
import { drawParts, isModalOpen, meaningOf, openModal } from './draw-modal.tsx'
import { modalTexts } from './modal-messages.ts'
import { type ModalHandle, type ModalOptions, okButton } from './modal-options.ts'

type Parts = Omit<ModalOptions, 'buttons' | 'complete'>

export interface AlertOptions extends Parts {
  /** Text of the button. @default 'OK' */
  ok?: string
}

export interface ConfirmOptions extends Parts {
  /** Text of the button that declines. @default 'Non' */
  non?: string
  /** Text of the button that accepts. @default 'Oui' */
  oui?: string
}

/**
 * Shows a message with one button (MODAL-07). While a modal is open, it is a toast above it: the modal stays, and the
 * words are not lost (MODAL-04).
 *
 * @param complete - Called when it has closed.
 * @returns a promise that resolves at the same time; at once if it is a toast, or was refused.
 */
export async function alert(content: Content | AlertOptions, complete?: () => void): Promise<void> {
  const options: AlertOptions = optionsOf(content)
  if (isModalOpen()) {
    const { toast } = await import('../toast/show-toast.ts')
    await toast(options.content, { type: meaningOf(options.theme) })
  } else {
    const opened = await modal({ ...options, buttons: [okButton(options.ok)] }, 'alertdialog')
    await opened?.closed
  }
  complete?.()
}

/**
 * Asks a question, with No and Yes (MODAL-07).
 *
 * @param complete - Called with the answer.
 * @returns a promise of the answer: true for Yes; false for No, if it was closed in another way, and if it was
 * refused.
 */
export async function confirm(
  content: Content | ConfirmOptions,
  complete?: (accepted: boolean) => void,
): Promise<boolean> {
  const options: ConfirmOptions = optionsOf(content)
  let chosen = false
  const answer = (value: boolean) => () => {
    chosen = value
  }
  const buttons = [
    { titre: options.non ?? modalTexts('no'), autoclose: true, action: answer(false) },
    { titre: options.oui ?? modalTexts('yes'), important: true, autoclose: true, action: answer(true) },
  ]
  const opened = await modal({ ...options, buttons }, 'alertdialog')
  const accepted = opened !== null && (await opened.closed) === 'button' && chosen
  complete?.(accepted)
  return accepted
}

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

/** The results of calls that the visitor cancelled with Escape while this code was loading. */
export const cancelledAnswers = {
  modal: () => null,
  alert(_: Content | AlertOptions, complete?: () => void) {
    complete?.()
  },
  confirm(_: Content | ConfirmOptions, complete?: (accepted: boolean) => void) {
    complete?.(false)
    return false
  },
}
