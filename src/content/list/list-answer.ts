import { parseDocument, parseFragment } from '../../core/html/gate.ts'
import { isDocument } from '../../core/html/is-document.ts'
import { pagersOf } from './list-pager.ts'
import { findItems, isItem, itemsIn, keyOf } from './list-parts.ts'

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

/** Elements of a list by nature: a paragraph or a block may be anything. */
const listed = ['li', 'tr', 'article', 'option', 'dt', 'dd']

/** Whether what came alone says that it is an item of this list: by its id, or by being what the list is made of. */
function isItemOf(host: Element, node: Element): boolean {
  if (!isItem(node) || keyOf(node)) return true
  const known = itemsIn(host)[0]
  if (known && node.localName !== known.localName) return false
  return listed.includes(node.localName) || [...node.classList].some((name) => known?.classList.contains(name))
}

/**
 * Reads a whole page, a page's list, or its items alone (LIST-01).
 * @returns nothing for what says neither by its hooks nor by its items that it is a list (decision 23).
 */
export function readAnswer(html: string, host: Element): ListAnswer | undefined {
  const page = isDocument(html) ? parseDocument(html) : undefined
  const content: ParentNode = page ?? parseFragment(html)
  const list = findList(content, host)
  if (page && !list) return undefined
  const root = list ?? content
  const items = findItems(root, host)
  const pagers = pagersOf(root, host)
  const bare = list ? [] : [...content.children].filter((node) => !pagers.some((pager) => node.contains(pager)))
  const isBare = !list && !items
  const isPage = pagers.length > 0 || bare.some(isItem)
  if (isBare && !(isPage && bare.every((node) => isItemOf(host, node)))) return undefined
  return { list, nodes: [...(items?.children ?? bare)], pagers, title: page?.title ?? '' }
}
