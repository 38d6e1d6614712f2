import type { ReactNode } from 'react'
import { okButton } from './dialogs.ts'
import { modalAround } from './draw-modal.tsx'
import type { ModalOptions } from './modal-options.ts'

/**
 * Opens an alert whose content one of our features renders. It is in its own file so that the types of the public
 * `alert` do not depend on React.
 * @returns a promise that resolves when it has closed.
 */
export async function alertAround(
  content: ReactNode,
  options: Omit<ModalOptions, 'buttons' | 'complete' | 'content'>,
): Promise<void> {
  const opened = await modalAround(content, { ...options, buttons: [okButton()] }, 'alertdialog')
  await opened?.closed
}
