import * as v from 'valibot'

/** The fields of one item, translated from the server's names (MENU-03). */
export interface ItemFields {
  /** `id_page`; empty when the server gives none. */
  id: string
  label: string
  subtitle: string
  /** Empty for an item that only opens its submenu. */
  href: string
  /** `class_theme_style`: classes of the site for this row. */
  theme: string
}

/** A value that does not match the contract, and is left out. */
export interface Mismatch {
  /** Name of the field within the value; empty for the value itself. */
  field: string
  expected: string
  received: unknown
}

type Wire = Record<string, unknown>

const isObject = (value: unknown): value is Wire => typeof value === 'object' && value !== null

/** PHP sends a list whose keys have gaps as an object, and an empty one as `""` or `null`. */
function listOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  return isObject(value) ? Object.values(value) : []
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  return typeof value === 'number' ? String(value) : ''
}

/** Returns an object, given itself or as JSON. */
function menuParam(value: unknown): Wire {
  if (isObject(value)) return value
  if (typeof value !== 'string' || !/^\s*\{/.test(value)) return {}
  try {
    return JSON.parse(value)
  } catch {
    return {}
  }
}

/** One entry of the menu as the server sends it (MENU-02). The `data` of a menu is read item by item, by `readItem`. */
const entry = v.variant('type', [
  v.object({ type: v.literal('menu'), data: v.fallback(v.pipe(v.unknown(), v.transform(listOf)), []) }),
  v.object({ type: v.literal('spacer') }),
  v.object({ type: v.literal('clone'), data: v.pipe(v.string(), v.trim(), v.nonEmpty()) }),
])

export type MenuEntry = v.InferOutput<typeof entry>

/**
 * The answer of `mobile-menu.php`: a list. Its entries are checked one by one, so that an invalid one does not affect
 * the others.
 */
export const menuAnswer = v.array(v.unknown())

const wireName = v.optional(v.nullable(v.union([v.string(), v.number()])))
const listed = <const Item extends v.GenericSchema>(item: Item) =>
  v.union([v.array(item), v.record(v.string(), item), v.literal('')])

const menuItem = v.object({
  id_page: wireName,
  id_parent: wireName,
  nom_page: wireName,
  lien: v.nullish(v.string()),
  adresse: v.nullish(v.string()),
  class_theme_style: v.nullish(v.string()),
  menu_param: v.nullish(
    v.union([v.string(), v.array(v.unknown()), v.object({ nom_page: wireName, subtitle: v.nullish(v.string()) })]),
  ),
  enfant: v.nullish(listed(v.unknown())),
})

/** The full schema of the answer, for authors of a server. It describes what `readEntry` and `readItem` accept. */
export const menuReply = v.array(
  v.variant('type', [
    v.object({ type: v.literal('menu'), data: listed(menuItem) }),
    v.object({ type: v.literal('spacer') }),
    v.object({ type: v.literal('clone'), data: v.pipe(v.string(), v.trim(), v.nonEmpty()) }),
  ]),
)

/** Reads an entry of the answer; if it is invalid, returns the reason. */
export function readEntry(value: unknown): MenuEntry | Mismatch {
  const read = v.safeParse(entry, value)
  if (read.success) return read.output
  const [issue] = read.issues
  return { field: v.getDotPath(issue) ?? '', expected: issue.expected, received: issue.input }
}

/**
 * Reads an item; `null` for a value that is not an object or has no name to show. All other fields are optional, so a
 * schema would have nothing to refuse, and it takes ten times as long: large menus have ten thousand items.
 */
export function readItem(value: unknown): ItemFields | null {
  if (!isObject(value)) return null
  const param = menuParam(value['menu_param'])
  const label = textOf(param['nom_page']) || textOf(value['nom_page'])
  if (!label) return null
  return {
    id: readId(value),
    label,
    subtitle: textOf(param['subtitle']),
    href: textOf(value['lien']) || textOf(value['adresse']),
    theme: textOf(value['class_theme_style']),
  }
}

/** Returns the reason why `readItem` returned null. */
export function mismatchOf(value: unknown): Mismatch {
  return isObject(value)
    ? { field: 'nom_page', expected: 'un nom', received: value['nom_page'] }
    : { field: '', expected: 'une entrée', received: value }
}

export function readId(value: unknown): string {
  return isObject(value) ? textOf(value['id_page']) : ''
}

/** Returns the unread values of the items below one. */
export function readChildren(value: unknown): readonly unknown[] {
  return isObject(value) ? listOf(value['enfant']) : []
}
