import { findFirst } from '../../core/browser/select.ts'
import type { CloseSource } from '../../core/overlay/overlay.ts'
import type { Content } from '../../ui/content.ts'

/** An open modal, for who opened it and for the actions of its buttons. */
export interface ModalHandle {
  /** The dialog; null until it is drawn. */
  readonly element: HTMLDialogElement | null
  /** Asks to close, as its buttons do. Resolves with whether it closed. */
  close(source?: CloseSource): Promise<boolean>
  /** Resolves with what closed it. */
  readonly closed: Promise<CloseSource>
}

/** A button of a modal (MODAL-02). */
export interface ModalButton {
  /** Its text. */
  titre: string
  /** Drawn as the one that is expected to be chosen. */
  important?: boolean
  /** Drawn as a way out beside the others. */
  secondaire?: boolean
  /** Left (`g`) or right (`d`) of the footer. Those of the left come first, also for the keyboard. @default 'd' */
  position?: 'g' | 'd'
  /** Classes added to the button. */
  addclass?: string
  /** Data attributes added to the button: `{ idligne: 41 }` is `data-idligne="41"`. */
  adddata?: Record<string, string | number | boolean>
  /**
   * What it does: a function, or the selector of an element of the page that is then clicked (MODAL-08). A function that
   * answers `false`, at once or later, keeps the modal open; while its promise is awaited the button shows it.
   */
  action?: ((modal: ModalHandle) => unknown) | string
  /** The modal closes after the action. */
  autoclose?: boolean
}

/** What a modal is made of (MODAL-01). */
export interface ModalParts {
  title?: Content
  /** Below the content, before the buttons. */
  footer?: Content
  buttons?: ModalButton[]
  /**
   * Seconds after which it closes; the time waits while the pointer is over it, while the visitor types in it, and while
   * something that was opened lies above it.
   */
  autoclose?: number
  /** Class of the dialog. `info`, `success`, `warning` and `error` are drawn by the library. */
  theme?: string
  /** Element, or its selector, beside which it is placed (MODAL-06). */
  relative?: Element | string | null
  /** Shows the close link at the top. One without any other way out shows it always. */
  closeTop?: boolean
  /** Accessible name where there is no title. */
  label?: string
}

export interface ModalOptions extends ModalParts {
  content: Content
  /** Called once, after it closed. */
  complete?(source: CloseSource): void
  /** Asked before each close; `false` keeps it open. */
  beforeClose?(source: CloseSource): boolean | Promise<boolean>
}

/** The element that a button clicks; says in the console when there is none (MODAL-08). */
export function actionTarget({ titre, action }: ModalButton): HTMLElement | undefined {
  if (typeof action !== 'string') return undefined
  const target = findFirst(action)
  if (target instanceof HTMLElement) return target
  console.warn(`flx : bouton « ${titre} » : aucun élément de la page ne répond à « ${action} ».`)
  return undefined
}
