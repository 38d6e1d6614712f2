import { parseDocument, parseFragment } from '../../core/html/gate.ts'
import { isDocument } from '../../core/html/is-document.ts'
import { pagersOf } from './list-pager.ts'
import { findItems, isItem, itemsIn, keyOf } from './list-parts.ts'

const lists = 'flx-list, [data-flx-list]'

/** The server's answer, as nodes that are not in the page. */
export interface ListAnswer {
  /** The new list, if the answer contains it whole; undefined if only items came. */
  list: Element | undefined
  /** The items, with their scripts. */
  nodes: Element[]
  /** The links to other pages, above or below the items. */
  pagers: Element[]
  /** The title of the page; empty for a fragment. */
  title: string
}

/** Finds the same list in another copy of the page: by its id, else by its index among the lists. */
function findList(content: ParentNode, host: Element): Element | undefined {
  const own = [...content.querySelectorAll(lists)]
  const index = [...document.querySelectorAll(lists)].indexOf(host)
  return own.find((list) => host.id && list.id === host.id) ?? own[Math.min(index, own.length - 1)]
}

/** Elements that can only be items of a list; a paragraph or a block may be anything. */
const listed = ['li', 'tr', 'article', 'option', 'dt', 'dd']

/**
 * Returns true if a node of a bare answer is an item of this list: it has an id, or the same kind of element as the
 * items shown.
 */
function isItemOf(host: Element, node: Element): boolean {
  if (!isItem(node) || keyOf(node)) return true
  const known = itemsIn(host)[0]
  if (known && node.localName !== known.localName) return false
  return listed.includes(node.localName) || [...node.classList].some((name) => known?.classList.contains(name))
}

/**
 * Reads a whole page, a list, or bare items (LIST-01).
 * @returns undefined if neither hooks nor items show that the answer is a list (decision 23).
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
