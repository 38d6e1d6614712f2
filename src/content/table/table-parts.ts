const imports = {
  columns: () => import('./columns/table-columns.ts'),
  head: () => import('./loose-head.ts'),
  order: () => import('./order/table-order.ts'),
  search: () => import('./tools/table-search.ts'),
}

type Imports = typeof imports
type Part = keyof Imports
type Parts = { [P in Part]: Awaited<ReturnType<Imports[P]>> }

/** What a table of the page has needed so far, and every other has at once. */
export const parts: Partial<Parts> = {}

/** Fetches the code of a part, as soon as a table needs it. */
export async function fetchPart<P extends Part>(name: P): Promise<Parts[P]> {
  parts[name] ??= (await imports[name]()) as Parts[P]
  return parts[name] as Parts[P]
}
