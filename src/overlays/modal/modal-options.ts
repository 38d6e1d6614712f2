import { findFirst } from '../../core/browser/select.ts'
import type { CloseSource } from '../../core/overlay/overlay.ts'
import type { Content } from '../../ui/content.ts'
import { modalTexts } from './modal-messages.ts'

/** An open modal, for its opener and for the actions of its buttons. */
export interface ModalHandle {
  /** The dialog; null until it is rendered. */
  readonly element: HTMLDialogElement | null
  /** Asks the modal to close, as its buttons do. Resolves with true if it closed. */
  close(source?: CloseSource): Promise<boolean>
  /** Resolves with the cause of closing. */
  readonly closed: Promise<CloseSource>
}

/** A button of a modal (MODAL-02). */
export interface ModalButton {
  /** Its text. */
  titre: string
  /** Styles it as the expected choice. */
  important?: boolean
  /** Styles it as the secondary choice. */
  secondaire?: boolean
  /**
   * Side of the footer, left (`g`) or right (`d`). Those on the left come first, also in the tab order. @default 'd'
   */
  position?: 'g' | 'd'
  /** Classes added to the button. */
  addclass?: string
  /** Data attributes added to the button: `{ idligne: 41 }` is `data-idligne="41"`. */
  adddata?: Record<string, string | number | boolean>
  /**
   * The action: a function, or the selector of an element of the page to click (MODAL-08). A function that returns or
   * resolves with `false` keeps the modal open; the button is busy while its promise is pending.
   */
  action?: ((modal: ModalHandle) => unknown) | string
  /** Closes the modal after the action. */
  autoclose?: boolean
}

/** The parts of a modal (MODAL-01). */
export interface ModalParts {
  title?: Content
  /** Below the content, before the buttons. */
  footer?: Content
  buttons?: ModalButton[]
  /**
   * Seconds after which it closes; the time pauses while the pointer is over it, while the visitor types in it, and
   * while another overlay lies above it.
   */
  autoclose?: number
  /** Class of the dialog. The library has styles for `info`, `success`, `warning` and `error`. */
  theme?: string
  /** The element, or its selector, beside which the modal is placed (MODAL-06). */
  relative?: Element | string | null
  /** Shows the close button at the top. A modal that could not be closed otherwise always shows it. */
  closeTop?: boolean
  /** Accessible name if there is no title. */
  label?: string
}

export interface ModalOptions extends ModalParts {
  content: Content
  /** Called once, after it has closed. */
  complete?(source: CloseSource): void
  /** Called before it closes; `false` keeps it open. */
  beforeClose?(source: CloseSource): boolean | Promise<boolean>
}

/** Returns the element that a button clicks; warns in the console if there is none (MODAL-08). */
export function actionTarget({ titre, action }: ModalButton): HTMLElement | undefined {
  if (typeof action !== 'string') return undefined
  const target = findFirst(action)
  if (target instanceof HTMLElement) return target
  console.warn(`flx : bouton « ${titre} » : aucun élément de la page ne répond à « ${action} ».`)
  return undefined
}

export const okButton = (titre = modalTexts('ok')): ModalButton => ({ titre, important: true, autoclose: true })
