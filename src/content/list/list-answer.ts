import { parseDocument } from '../../core/html/parse-document.ts'
import { parseFragment } from '../../core/html/parse-fragment.ts'
import { isDocument } from '../../core/http/session.ts'
import { pagersOf } from './list-pager.ts'
import { findItems } from './list-parts.ts'

const lists = 'flx-list, [data-flx-list]'

/** What the server answered, as nodes that are not in the page. */
export interface ListAnswer {
  /** The list as it is to be, where the answer holds it whole; else only items came. */
  list: Element | undefined
  /** Items, and the scripts that go with them. */
  nodes: Element[]
  /** Links of pages, above or below the items. */
  pagers: Element[]
  /** Of the page; empty for a fragment. */
  title: string
}

/** The same list in another copy of the page: by its id, else by its place among the lists. */
function findList(content: ParentNode, host: Element): Element | undefined {
  const own = [...content.querySelectorAll(lists)]
  const index = [...document.querySelectorAll(lists)].indexOf(host)
  return own.find((list) => host.id && list.id === host.id) ?? own[Math.min(index, own.length - 1)]
}

/** Reads a whole page, a page's list, or its items alone (LIST-01). @returns nothing for a page without a list. */
export function readAnswer(html: string, host: Element): ListAnswer | undefined {
  const page = isDocument(html) ? parseDocument(html) : undefined
  const content: ParentNode = page ?? parseFragment(html)
  const list = findList(content, host)
  if (page && !list) return undefined
  const root = list ?? content
  const pagers = pagersOf(root, host)
  const bare = list ? [] : [...content.children].filter((node) => !pagers.some((pager) => node.contains(pager)))
  return {
    list,
    nodes: [...(findItems(root, host)?.children ?? bare)],
    pagers,
    title: page?.title ?? '',
  }
}
