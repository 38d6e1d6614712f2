import type { Page } from '../page.ts'

/** A call, as the page would make it. */
export interface Reading {
  /** Names its description. */
  id: string
  /** Absolute. */
  address: string
  /** With it the call is a POST. */
  body?: URLSearchParams
  /** A whole page answers it too, and may hold a form to log in. */
  isPage?: boolean
  /** A status of 4xx refuses it as any answer does: its body says why. */
  mayRefuse?: boolean
  /**
   * Reads an answer in HTML as the element does.
   *
   * @throws {RequestError} where it is not what was due.
   */
  readHtml?(html: string, address: string): void
  /** Whether what came is only what the page already had. */
  isRepeated?(html: string): boolean
}

/** Of elements that are alike the first are enough. */
const mostAlike = 3

export const firstOf = (page: Page, selector: string): Element[] =>
  [...page.document.querySelectorAll(selector)].slice(0, mostAlike)

/** An address of this site that markup gives; nothing where it is of another. */
export function ownAddress(given: string | null, page: Page): string[] {
  if (!given?.trim() || !URL.canParse(given, page.address)) return []
  const url = new URL(given, page.address)
  return url.origin === new URL(page.address).origin ? [url.href] : []
}

/** « POST /globalflexit/ajax/… (panier) ». */
export const nameOf = ({ id, address, body }: Reading): string => `${body ? 'POST' : 'GET'} ${address} (${id})`
