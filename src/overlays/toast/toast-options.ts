import { config } from '../../core/config.ts'
import type { Content } from '../../ui/content.ts'
import type { Meaning } from '../../ui/sign.tsx'

/** Why a toast went: its time was over, the visitor sent it away, acted on it, or the program did. */
export type ToastEnd = 'timeout' | 'dismiss' | 'action' | 'api'

export interface ToastOptions {
  /** What it says. A text may hold HTML, which is sanitised. */
  content: Content
  /** @default 'info' */
  type?: Meaning
  /**
   * Milliseconds it stays, at least 500. Time waits while the pointer is over it or focus is inside (TOAST-01, decision 3).
   * @default as `flx.configure({ toastDelay })` says, else the time that its reading takes, at least 6 s
   */
  delay?: number
  /** One thing to do about it, « Annuler » for instance. */
  action?: ToastAction
  /** Stays until the visitor sends it away. @default false */
  sticky?: boolean
  /** Whether the visitor can send it away. @default true */
  dismissible?: boolean
  /** Called once it is gone. */
  complete?(end: ToastEnd): void
}

export interface ToastAction {
  titre: string
  /** What it does; the toast goes afterwards unless it answers `false`. */
  action(): unknown
}

/** A toast that is shown. */
export interface ToastHandle {
  /** Takes it away. */
  close(): void
  /** Resolves with why it went. */
  readonly closed: Promise<ToastEnd>
}

const leastDelay = 500
const leastReading = 6000
const perCharacter = 70

/**
 * Milliseconds that a toast stays: the delay given, or that of the configuration, never under 500 ms; else its reading time,
 * never under 6 s.
 */
export function stayOf(given: number | undefined, text: string): number {
  const delay = given ?? config().toastDelay
  if (delay !== undefined && Number.isFinite(delay)) return Math.max(leastDelay, delay)
  return Math.max(leastReading, 2000 + text.length * perCharacter)
}
