import * as v from 'valibot'

/** One entry of the menu as the server sends it (MENU-02). `data` of a menu is read item by item, by `readItem`. */
export type MenuEntry = { type: 'menu'; data: unknown[] } | { type: 'spacer' } | { type: 'clone'; data: string }

/** One item, translated from the wire (MENU-03). */
export interface ItemFields {
  /** `id_page`; empty when the server gives none. */
  id: string
  label: string
  subtitle: string
  /** Empty for an item that only opens its submenu. */
  href: string
  /** `class_theme_style`: classes of the site for this row. */
  theme: string
  /** Items as they came, still to be read. */
  children: unknown[]
}

/** PHP sends a list whose keys have gaps as an object, and an empty one as `""` or `null`. */
const list = v.fallback(
  v.pipe(
    v.unknown(),
    v.transform((value): unknown[] => (value && typeof value === 'object' ? Object.values(value) : [])),
  ),
  [],
)

const text = v.fallback(v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.trim()), '')

const params = v.object({ nom_page: text, subtitle: text })

const menuParam = v.fallback(v.union([params, v.pipe(v.string(), v.parseJson(), params)]), {
  nom_page: '',
  subtitle: '',
})

const item = v.pipe(
  v.object({
    id_page: text,
    nom_page: text,
    lien: text,
    adresse: text,
    class_theme_style: text,
    menu_param: menuParam,
    enfant: list,
  }),
  v.transform(
    (wire): ItemFields => ({
      id: wire.id_page,
      label: wire.menu_param.nom_page || wire.nom_page,
      subtitle: wire.menu_param.subtitle,
      href: wire.lien || wire.adresse,
      theme: wire.class_theme_style,
      children: wire.enfant,
    }),
  ),
)

const entry = v.variant('type', [
  v.object({ type: v.literal('menu'), data: list }),
  v.object({ type: v.literal('spacer') }),
  v.object({ type: v.literal('clone'), data: v.pipe(v.string(), v.trim(), v.nonEmpty()) }),
])

/** The answer of `mobile-menu.php`: a list. Its entries are read one by one, so that a bad one spoils no other. */
export const menuAnswer = v.array(v.unknown())

/** The entries that can be shown; those of another type, or broken, are left out. */
export function readEntries(answer: unknown[]): MenuEntry[] {
  return answer.flatMap((value) => {
    const read = v.safeParse(entry, value)
    return read.success ? [read.output] : []
  })
}

/** One item of the wire, or `null` for what is not an item or has no name to show. */
export function readItem(value: unknown): ItemFields | null {
  const read = v.safeParse(item, value)
  return read.success && read.output.label ? read.output : null
}
