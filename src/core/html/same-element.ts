import { findAll } from '../browser/select.ts'

/** The same element in another copy of the page: by its id, else by its rank among those of its name. */
export function sameElement(page: Document, host: Element): Element | undefined {
  if (host.id) return page.getElementById(host.id) ?? undefined
  return findAll<Element>(host.localName, page)[findAll<Element>(host.localName).indexOf(host)]
}
