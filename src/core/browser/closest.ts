/**
 * What is around the target of an event, or that itself. A selector that an author wrote may be none, and a target may be
 * the document: nothing is found then.
 */
export function closest(target: EventTarget | null, selector: string): HTMLElement | null {
  try {
    return (target as Element).closest<HTMLElement>(selector)
  } catch {
    return null
  }
}
