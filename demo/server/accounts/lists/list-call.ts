import type { WireList } from '../../../../src/account/account/account-contract.ts'
import type { Services } from '../../context.ts'

/** Rows per page. */
export const pageSize = 10

/** A request for one page of a list. */
export interface ListCall {
  services: Services
  customerId: number
  /** `page`, and the filters of the list. */
  query: URLSearchParams
  /** `html` for a response shown in a popup. */
  mode: 'html' | undefined
  /** Path of the page that shows the list; the links of the list lead there. */
  path: string
}

/** Makes a list of the account, in the form in which it is sent (ACC-02). */
export type MakeList = (call: ListCall) => Promise<WireList>

/** Returns the address of the list with other filters or another page; empty values are left out. */
export function listAddress({ path, query, mode }: ListCall, changes: Record<string, string>): string {
  const next = new URLSearchParams()
  const kept = ['etat', 'annee', 'page'].map((name): [string, string] => [name, query.get(name) ?? ''])
  for (const [name, value] of Object.entries({ ...Object.fromEntries(kept), ...changes }))
    if (value) next.set(name, value)
  if (mode) next.set('mode', mode)
  return next.size > 0 ? `${path}?${next}` : path
}

/**
 * Returns the page that was asked for, out of so many rows. A number that is invalid or too high gives the nearest
 * page.
 */
export function askedPage({ query }: ListCall, total: number): { page: number; pages: number; offset: number } {
  const pages = Math.max(1, Math.ceil(total / pageSize))
  const asked = Number(/^\d{1,6}$/.exec(query.get('page') ?? '')?.[0] ?? 1)
  const page = Math.min(pages, Math.max(1, asked))
  return { page, pages, offset: (page - 1) * pageSize }
}

/** Returns the paging fields of a list. */
export function pagesOf(
  call: ListCall,
  total: number,
): Pick<WireList, 'total' | 'page' | 'pages' | 'precedente' | 'suivante'> {
  const { page, pages } = askedPage(call, total)
  const address = (other: number): string => listAddress(call, { page: other > 1 ? String(other) : '' })
  return {
    total,
    page,
    pages,
    precedente: page > 1 ? address(page - 1) : '',
    suivante: page < pages ? address(page + 1) : '',
  }
}
