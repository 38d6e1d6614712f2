import type { ReactNode } from 'react'
import { okButton } from './dialogs.ts'
import { modalAround } from './draw-modal.tsx'
import type { ModalOptions } from './modal-options.ts'

/**
 * An alert whose content a feature draws. Its own file: the types of the public `alert` know nothing of React.
 * @returns a promise of its end.
 */
export async function alertAround(
  content: ReactNode,
  options: Omit<ModalOptions, 'buttons' | 'complete' | 'content'>,
): Promise<void> {
  const opened = await modalAround(content, { ...options, buttons: [okButton()] }, 'alertdialog')
  await opened?.closed
}
