import { isUntrusted } from '../html/untrusted.ts'

/**
 * What is around the target of an event, or that itself. A selector that an author wrote may be none, and a target may be
 * the document: nothing is found then. Nor is a hook in a region of others' words (`data-flx-untrusted`).
 */
export function closest(target: EventTarget | null, selector: string): HTMLElement | null {
  try {
    const found = (target as Element).closest(selector) as HTMLElement
    if (!isUntrusted(found)) return found
  } catch {
    // No selector, or nothing is there.
  }
  return null
}
