// Fetched by a menu whose entries are in the page.
import { eachInSlices } from '../../../core/slices.ts'
import { type Menu, menuOf } from '../menu-place.ts'
import type { MenuItem, MenuTree } from '../menu-tree.ts'

interface NavItem extends MenuItem {
  readonly children: NavItem[]
}

interface NavTree extends MenuTree {
  readonly items: NavItem[]
  readonly root: NavItem
  here?: NavItem
}

interface Row {
  row: Element
  parent: NavItem
}

type Fields = Partial<Pick<NavItem, 'kind' | 'id' | 'label' | 'subtitle' | 'href' | 'theme'>>

const createItem = (index: number, parent: NavItem | null, fields: Fields): NavItem => ({
  kind: 'link',
  id: '',
  label: '',
  subtitle: '',
  href: '',
  theme: '',
  selector: '',
  ...fields,
  index,
  parent,
  children: [],
  get hasPanel() {
    return this.children.length > 0
  },
})

function createTree(): NavTree {
  const items: NavItem[] = []
  return { root: createItem(-1, null, {}), items, itemsOf: (ids) => items.filter(({ id }) => ids.has(id)) }
}

function addItem({ items }: NavTree, parent: NavItem, fields: Fields): NavItem {
  const item = createItem(items.length, parent, fields)
  items.push(item)
  parent.children.push(item)
  return item
}

const rowsOf = (list: Element, parent: NavItem): Row[] => [...list.children].map((row) => ({ row, parent }))

/**
 * Builds the tree from a list of links that the page already has, so that the menu is there without script.
 * A row is an `<li>` with a link or a text, and possibly a list. `data-idpage` on either names the page;
 * a `<small>` in the link is the subtitle; an `<hr>` is a spacer; the classes of the `<li>` stay on the row.
 */
export async function readNavMenu(list: Element | null, signal: AbortSignal): Promise<Menu | null> {
  const tree = createTree()
  const work = list ? rowsOf(list, tree.root) : []
  await eachInSlices(
    work,
    ({ row, parent }) => {
      const inner = row.querySelector('ul, ol')
      const first = row.querySelector('a')
      const link = inner?.contains(first) ? null : first
      const { label, subtitle } = readTexts(row, link, inner)
      if (!label) {
        if (row.matches('[role=separator]') || row.querySelector('hr')) addItem(tree, parent, { kind: 'spacer' })
        return
      }
      const item = addItem(tree, parent, {
        id: link?.dataset.idpage ?? row.getAttribute('data-idpage') ?? '',
        label,
        subtitle,
        href: link?.getAttribute('href') ?? '',
        theme: row.className,
      })
      if (link && isCurrent(link, tree)) tree.here = item
      if (inner) work.push(...rowsOf(inner, item))
    },
    signal,
  )
  return menuOf(tree)
}

function readTexts(row: Element, link: Element | null, inner: Element | null): { label: string; subtitle: string } {
  const copy = (link ?? row).cloneNode(link !== null) as Element
  if (!link) {
    for (const node of row.childNodes) if (!inner || !node.contains(inner)) copy.append(node.cloneNode(true))
  }
  const small = copy.querySelector('small')
  small?.remove()
  const tidy = (text = ''): string => text.replace(/\s+/g, ' ').trim()
  return { label: tidy(copy.textContent), subtitle: tidy(small?.textContent) }
}

/** The link that says so itself or, as long as none did, the first one to this very address. */
function isCurrent(link: HTMLAnchorElement, { here }: NavTree): boolean {
  if (link.getAttribute('aria-current') === 'page') return true
  const { origin, pathname, search } = location
  return !here && link.origin === origin && link.pathname === pathname && link.search === search && !link.hash
}
