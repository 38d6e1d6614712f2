import { isUntrusted } from '../html/untrusted.ts'

/**
 * Returns the nearest element that matches a selector, from the target of an event upwards. Returns null for an
 * author's invalid selector, for the document as a target, and for an element in an untrusted region
 * (`data-flx-untrusted`).
 */
export function closest(target: EventTarget | null, selector: string): HTMLElement | null {
  try {
    const found = (target as Element).closest(selector) as HTMLElement
    if (!isUntrusted(found)) return found
  } catch {
    // Invalid selector, or no match.
  }
  return null
}
