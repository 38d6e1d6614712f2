import type { MenuItem, MenuTree } from '../menu-tree.ts'
import {
  type ItemFields,
  type MenuEntry,
  type Mismatch,
  mismatchOf,
  readChildren,
  readEntry,
  readId,
  readItem,
} from './menu-contract.ts'

/** The fields of an item on the wire, or those of a spacer or a clone. */
type Fields = Partial<ItemFields> & Partial<Pick<MenuItem, 'kind' | 'selector'>>

/** An item whose panel is read when it is first shown, searched, or on the way to another. */
class ServerItem implements MenuItem {
  readonly kind: MenuItem['kind']
  readonly id: string
  readonly label: string
  readonly subtitle: string
  readonly href: string
  readonly theme: string
  readonly selector: string
  readonly index: number
  readonly parent: ServerItem | null
  /** What it was read from. */
  readonly value: unknown
  readonly #tree: ServerTree
  #children: readonly ServerItem[] | undefined

  constructor(tree: ServerTree, parent: ServerItem | null, fields: Fields, value?: unknown) {
    this.kind = fields.kind ?? 'link'
    this.id = fields.id ?? ''
    this.label = fields.label ?? ''
    this.subtitle = fields.subtitle ?? ''
    this.href = fields.href ?? ''
    this.theme = fields.theme ?? ''
    this.selector = fields.selector ?? ''
    this.index = parent ? tree.items.length : -1
    this.parent = parent
    this.value = value
    this.#tree = tree
  }

  get hasPanel(): boolean {
    return this.parent ? readChildren(this.value).some((value) => readItem(value) !== null) : this.children.length > 0
  }

  get children(): readonly ServerItem[] {
    this.#children ??= this.#tree.readPanel(this)
    return this.#children
  }
}

/** The items of these pages as they came, each at the end of those above it. */
function findPaths(values: readonly unknown[], ids: ReadonlySet<string>, above: readonly unknown[] = []): unknown[][] {
  const paths: unknown[][] = []
  for (const value of values) {
    if (ids.has(readId(value))) paths.push([...above, value])
    const children = readChildren(value)
    if (children.length > 0) paths.push(...findPaths(children, ids, [...above, value]))
  }
  return paths
}

/**
 * The menu of a server's answer, read a panel at a time: of ten thousand items those that a visitor comes near cost
 * something (MENU-13). What cannot be read is left out, and named in the console when its panel is read.
 */
export class ServerTree implements MenuTree {
  readonly items: ServerItem[] = []
  readonly root: ServerItem = new ServerItem(this, null, {})
  readonly #answer: readonly unknown[]
  readonly #entries: readonly (MenuEntry | Mismatch)[]

  constructor(answer: readonly unknown[]) {
    this.#answer = answer
    this.#entries = answer.map(readEntry)
  }

  /** Reads the rows of a panel; called once for each item. */
  readPanel(item: ServerItem): readonly ServerItem[] {
    const leftOut: LeftOut[] = []
    const children = item.parent
      ? this.#readItems(readChildren(item.value), item, () => `${pathTo(item.value, this.#answer)}.enfant`, leftOut)
      : this.#readEntries(item, leftOut)
    warnOfLeftOut(leftOut)
    return children
  }

  itemsOf(ids: ReadonlySet<string>): ServerItem[] {
    if (ids.size === 0) return []
    const paths = this.#entries.flatMap((entry) =>
      'type' in entry && entry.type === 'menu' ? findPaths(entry.data, ids) : [],
    )
    paths.sort((a, b) => a.length - b.length)
    return paths.flatMap((path) => this.#itemAt(path) ?? [])
  }

  #itemAt(path: readonly unknown[]): ServerItem | undefined {
    return path.reduce<ServerItem | undefined>(
      (item, value) => item?.children.find((child) => child.value === value),
      this.root,
    )
  }

  #add(parent: ServerItem, fields: Fields, value?: unknown): ServerItem {
    const item = new ServerItem(this, parent, fields, value)
    this.items.push(item)
    return item
  }

  #readEntries(root: ServerItem, leftOut: LeftOut[]): ServerItem[] {
    return this.#entries.flatMap((entry, index) => {
      if (!('type' in entry)) {
        leftOut.push({ path: () => `[${index}]`, mismatch: entry })
        return []
      }
      if (entry.type === 'menu') return this.#readItems(entry.data, root, () => `[${index}].data`, leftOut)
      const selector = entry.type === 'clone' ? entry.data : ''
      return [this.#add(root, { kind: entry.type, selector })]
    })
  }

  #readItems(values: readonly unknown[], parent: ServerItem, path: () => string, leftOut: LeftOut[]): ServerItem[] {
    const items: ServerItem[] = []
    values.forEach((value, index) => {
      const fields = readItem(value)
      if (fields) items.push(this.#add(parent, fields, value))
      else leftOut.push({ path: () => `${path()}[${index}]`, mismatch: mismatchOf(value) })
    })
    return items
  }
}

/** A value of the answer that is left out: where it stands, as in `[0].data[3].enfant[12]`, and why. */
export interface LeftOut {
  path(): string
  mismatch: Mismatch
}

/** Where an object stands within another. */
export function pathTo(target: unknown, within: unknown): string | undefined {
  if (within === target) return ''
  if (typeof within !== 'object' || within === null) return undefined
  for (const [key, value] of Object.entries(within)) {
    const rest = pathTo(target, value)
    if (rest !== undefined) return `${Array.isArray(within) ? `[${key}]` : `.${key}`}${rest}`
  }
}

function describe({ path, mismatch: { field, expected, received } }: LeftOut): string {
  const came = JSON.stringify(received)?.slice(0, 60) ?? 'rien'
  return `champ « ${path()}${field && `.${field}`} », attendu ${expected}, reçu ${came}`
}

/** Names what is left out, the first three of it; the rest of the menu is there. */
export function warnOfLeftOut(values: readonly LeftOut[]): void {
  if (values.length === 0) return
  const reasons = values.slice(0, 3).map(describe).join(' ; ')
  console.warn(`flx : <flx-mobile-menu> : entrées du menu laissées de côté : ${values.length}. ${reasons}`)
}
