import { parseFragment } from './gate.ts'

/** A message of the server may be HTML; it is shown as text. */
export function plainText(message: string): string {
  return /[<&]/.test(message) ? (parseFragment(message).textContent ?? '').trim() : message
}
