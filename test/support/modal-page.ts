import { expect } from '@open-wc/testing'
import { modal } from '../../elements/modal.ts'
import { topOverlay } from '../../src/core/overlay/stack.ts'
import type { ModalHandle, ModalOptions } from '../../src/overlays/modal/modal-options.ts'
import { waitUntil } from './wait-until.ts'

export const dialogs = (): HTMLDialogElement[] => [
  ...document.querySelectorAll<HTMLDialogElement>('dialog.flx-modal[open]'),
]
export const dialog = (): HTMLDialogElement => dialogs()[0] ?? expect.fail('no open modal')
export const button = (text: string): HTMLButtonElement =>
  [...dialog().querySelectorAll('button')].find((found) => found.textContent === text) ??
  expect.fail(`no button ${text}`)
export const isOpen = (): boolean => dialogs().length > 0
export const gone = (): Promise<void> => waitUntil(() => !isOpen() && !topOverlay(), 'the modal closes')

/** Opens a modal, which must not be refused. */
export async function openModal(options: ModalOptions): Promise<ModalHandle> {
  return (await modal(options)) ?? expect.fail('the modal was refused')
}
