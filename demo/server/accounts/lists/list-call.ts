import type { WireList } from '../../../../src/account/account/list-contract.ts'
import type { Services } from '../../context.ts'

/** Rows of a page. */
export const pageSize = 10

/** Who asks for a list, and which part of it. */
export interface ListCall {
  services: Services
  customerId: number
  /** `page`, and the list's own filters. */
  query: URLSearchParams
  /** How the server answers in popups. */
  mode: 'html' | undefined
  /** The page that shows the list: its links lead there. */
  path: string
}

/** A list of the account, as it travels (ACC-02). */
export type MakeList = (call: ListCall) => Promise<WireList>

/** Address of the list with other filters or another page; a value that is empty is left out. */
export function listAddress({ path, query, mode }: ListCall, changes: Record<string, string>): string {
  const next = new URLSearchParams()
  const kept = ['etat', 'annee', 'page'].map((name): [string, string] => [name, query.get(name) ?? ''])
  for (const [name, value] of Object.entries({ ...Object.fromEntries(kept), ...changes }))
    if (value) next.set(name, value)
  if (mode) next.set('mode', mode)
  return next.size > 0 ? `${path}?${next}` : path
}

/** Which page of so many rows is asked for: a number that is none, or too high, is the nearest there is. */
export function askedPage({ query }: ListCall, total: number): { page: number; pages: number; offset: number } {
  const pages = Math.max(1, Math.ceil(total / pageSize))
  const asked = Number(/^\d{1,6}$/.exec(query.get('page') ?? '')?.[0] ?? 1)
  const page = Math.min(pages, Math.max(1, asked))
  return { page, pages, offset: (page - 1) * pageSize }
}

/** What a list says of its pages. */
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
