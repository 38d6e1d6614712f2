import * as v from 'valibot'
import { whenIdle } from '../../../core/browser/idle.ts'
import { readStored, removeStored } from '../../../core/browser/storage.ts'
import { config, endpoint } from '../../../core/config.ts'
import { eachInSlices } from '../../../core/create-yield.ts'
import { RequestError } from '../../../core/http/request-error.ts'
import { sendJson } from '../../../core/http/send-json.ts'
import { hasRows, type MenuItem, type MenuTree } from '../menu-tree.ts'
import {
  type ItemFields,
  type MenuEntry,
  type Mismatch,
  menuAnswer,
  mismatchOf,
  readChildren,
  readEntry,
  readId,
  readItem,
} from './menu-contract.ts'

/**
 * Reads the menu from its cache (MENU-09), or from the server (MENU-02). A cached menu without entries is dropped and
 * fetched again.
 *
 * @throws RequestError if the request fails, or if the answer is not a list or has values but no valid entry.
 */
export async function readServerMenu(configmenu: string, signal: AbortSignal): Promise<MenuTree> {
  const { lang, sessionHash } = config()
  const scope: CacheScope = { lang, configmenu }
  const kept = readCache(scope, sessionHash)
  if (kept) {
    const tree = new ServerTree(kept)
    if (hasRows(tree)) return tree
    clearCache(scope)
  }
  const address = endpoint('ajax/modules/menu/mobile-menu.php')
  const answer = await sendJson({ address, body: { configmenu }, signal }, menuAnswer)
  // An empty list is a valid, empty menu.
  if (answer.length > 0 && !answer.some((value) => 'type' in readEntry(value))) {
    throw new RequestError('invalid', { address, status: 200, detail: 'aucune entrée de la liste n’est lisible' })
  }
  const tree = new ServerTree(answer)
  // To write ten thousand entries takes a moment, so it waits until the browser is idle after the menu has opened.
  if (hasRows(tree)) whenIdle(() => writeCache(scope, sessionHash, answer), signal, 2000)
  return tree
}

/** Milliseconds for which a cached menu is used (MENU-09). */
const menuLifetime = 3_600_000

/**
 * The key of a cached menu: a site may have several menus, each with a name for its configuration, in several
 * languages.
 */
interface CacheScope {
  lang: string
  configmenu: string
}

const parts = ['datas', 'key', 'expire'] as const

const keyOf = (part: (typeof parts)[number], { lang, configmenu }: CacheScope): string =>
  `flx-mobile-menu-${part}:${lang}:${configmenu}`

/**
 * Returns the cached menu if it has not expired and was saved under this session hash; otherwise clears the cache,
 * broken data too.
 */
function readCache(scope: CacheScope, sessionHash: string): unknown[] | null {
  const left = (readStored('local', keyOf('expire', scope), v.number()) ?? 0) - Date.now()
  if (left > 0 && left <= menuLifetime && readStored('local', keyOf('key', scope), v.string()) === sessionHash) {
    const list = readStored('local', keyOf('datas', scope), v.array(v.unknown()))
    if (list) return list
  }
  clearCache(scope)
  return null
}

/** Serializes an answer as JSON, in slices: long lists item by item. */
async function toJson(answer: readonly unknown[]): Promise<string> {
  const texts: string[] = []
  for (const value of answer) {
    const entry = readEntry(value)
    const isMenu = 'type' in entry && entry.type === 'menu'
    const items: string[] = []
    if (isMenu) await eachInSlices(entry.data, (item) => items.push(JSON.stringify(item)))
    texts.push(isMenu ? `{"type":"menu","data":[${items.join()}]}` : JSON.stringify(value))
  }
  return `[${texts.join()}]`
}

/** Saves a menu in the cache. If storage is full or not allowed, it clears what it has written and reports nothing. */
async function writeCache(scope: CacheScope, sessionHash: string, answer: readonly unknown[]): Promise<void> {
  try {
    const texts = {
      datas: await toJson(answer),
      key: JSON.stringify(sessionHash),
      expire: JSON.stringify(Date.now() + menuLifetime),
    }
    for (const part of parts) localStorage.setItem(keyOf(part, scope), texts[part])
  } catch {
    clearCache(scope)
  }
}

function clearCache(scope: CacheScope): void {
  for (const part of parts) removeStored('local', keyOf(part, scope))
}

/** The fields of an item as the server sends it, or those of a spacer or a clone. */
type Fields = Partial<ItemFields> & Partial<Pick<MenuItem, 'kind' | 'selector'>>

/** An item whose panel is parsed when it is first shown, searched, or passed on the way to another. */
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
  /** The server's value of the item, not parsed. */
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

/** Returns the paths to the items of these pages in the server's answer, each from the top to the item itself. */
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
 * A menu from the server, parsed panel by panel: of ten thousand items only those that a visitor comes near are
 * parsed (MENU-13). Invalid values are left out, and reported in the console when their panel is parsed.
 */
class ServerTree implements MenuTree {
  readonly items: ServerItem[] = []
  readonly root: ServerItem = new ServerItem(this, null, {})
  readonly #answer: readonly unknown[]
  readonly #entries: readonly (MenuEntry | Mismatch)[]

  constructor(answer: readonly unknown[]) {
    this.#answer = answer
    this.#entries = answer.map(readEntry)
  }

  /** Parses the rows of a panel; called once for each item. */
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

/** A value of the answer that is left out: its path, such as `[0].data[3].enfant[12]`, and the reason. */
interface LeftOut {
  path(): string
  mismatch: Mismatch
}

function pathTo(target: unknown, within: unknown): string | undefined {
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

/** Reports in the console what is left out, with the first three reasons. */
function warnOfLeftOut(values: readonly LeftOut[]): void {
  if (values.length === 0) return
  const reasons = values.slice(0, 3).map(describe).join(' ; ')
  console.warn(`flx : <flx-mobile-menu> : entrées du menu laissées de côté : ${values.length}. ${reasons}`)
}
