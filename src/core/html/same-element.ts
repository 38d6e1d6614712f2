import { findAll } from '../browser/select.ts'

/** Returns the same element in another copy of the page, by its id, or else by its index among elements of its name. */
export function sameElement(page: Document, host: Element): Element | undefined {
  if (host.id) return page.getElementById(host.id) ?? undefined
  return findAll<Element>(host.localName, page)[findAll<Element>(host.localName).indexOf(host)]
}
