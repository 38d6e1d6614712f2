import { parseFragment } from './gate.ts'

/** Returns a server's message, which may be HTML, as text. */
export function plainText(message: string): string {
  return /[<&]/.test(message) ? (parseFragment(message).textContent ?? '').trim() : message
}
