import { config } from '../../core/config.ts'
import type { Content } from '../../ui/content.ts'
import type { Meaning } from '../../ui/ui-messages.ts'

/** The cause of a toast's end: its time was over, the visitor dismissed it, used its action, or a script closed it. */
export type ToastEnd = 'timeout' | 'dismiss' | 'action' | 'api'

export interface ToastOptions {
  /** The content; a text may hold HTML, which is sanitised. */
  content: Content
  /** @default 'info' */
  type?: Meaning
  /**
   * Milliseconds for which it is shown, at least 500. The time pauses while the pointer is over it or the focus is
   * inside (TOAST-01, decision 3).
   * @default the `toastDelay` of `flx.configure()`, else the time it takes to read, at least 6 s
   */
  delay?: number
  /** An action for the visitor, « Annuler » for instance. */
  action?: ToastAction
  /** Shows it until the visitor dismisses it. @default false */
  sticky?: boolean
  /** Lets the visitor dismiss it. @default true */
  dismissible?: boolean
  /** Called when it is gone. */
  complete?(end: ToastEnd): void
}

export interface ToastAction {
  titre: string
  /** The action; the toast closes afterwards unless it returns `false`. */
  action(): unknown
}

/** A toast that is shown. */
export interface ToastHandle {
  /** Closes the toast. */
  close(): void
  /** Resolves with the cause of its end. */
  readonly closed: Promise<ToastEnd>
}

const leastDelay = 500
const leastReading = 6000
const perCharacter = 70

/**
 * Returns the milliseconds for which a toast is shown: its delay or the configured one, at least 500 ms; else its
 * reading time, at least 6 s.
 */
export function stayOf(given: number | undefined, text: string): number {
  const delay = given ?? config().toastDelay
  if (delay !== undefined && Number.isFinite(delay)) return Math.max(leastDelay, delay)
  return Math.max(leastReading, 2000 + text.length * perCharacter)
}
