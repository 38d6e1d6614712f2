import type { Page } from '../page.ts'

/** A call that the page would make. */
export interface Reading {
  /** The id of the call's description. */
  id: string
  /** The absolute address. */
  address: string
  /** The body. With it, the call is a POST. */
  body?: URLSearchParams
  /** True if a whole page is a valid answer too, which may contain a login form. */
  isPage?: boolean
  /** True if a 4xx status is a normal refusal, whose body gives the reason. */
  mayRefuse?: boolean
  /**
   * Parses an HTML answer as the element does.
   *
   * @throws {RequestError} if it is not the expected answer.
   */
  readHtml?(html: string, address: string): void
  /** Returns true if the answer only repeats what the page already contains. */
  isRepeated?(html: string): boolean
}

/** The largest number of similar elements to check. */
const mostAlike = 3

export const firstOf = (page: Page, selector: string): Element[] =>
  [...page.document.querySelectorAll(selector)].slice(0, mostAlike)

/** Returns the absolute form of an address in the markup, in an array; empty if it belongs to another site. */
export function ownAddress(given: string | null, page: Page): string[] {
  if (!given?.trim() || !URL.canParse(given, page.address)) return []
  const url = new URL(given, page.address)
  return url.origin === new URL(page.address).origin ? [url.href] : []
}

/** Returns the call as text: « POST /globalflexit/ajax/… (panier) ». */
export const nameOf = ({ id, address, body }: Reading): string => `${body ? 'POST' : 'GET'} ${address} (${id})`
