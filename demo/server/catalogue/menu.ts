import { asc, eq } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { menuEntries, menuItems } from '../schema.ts'

/** One page of a menu, as it travels. */
export interface WireMenuItem {
  id_page: number
  id_parent: number
  nom_page: string
  lien: string
  adresse: string
  class_theme_style: string
  /** Empty, or JSON with `nom_page` (overrides the name) and `subtitle`. */
  menu_param: string
  enfant: WireMenuItem[]
}

type WireMenuEntry = { type: 'menu'; data: WireMenuItem[] } | { type: 'spacer' } | { type: 'clone'; data: string }

type Row = typeof menuItems.$inferSelect

function tree(rows: Row[], parent: number): WireMenuItem[] {
  return rows
    .filter(({ parentPageId }) => parentPageId === parent)
    .map((row) => ({
      id_page: row.pageId,
      id_parent: row.parentPageId,
      nom_page: row.name,
      lien: row.link,
      adresse: row.link,
      class_theme_style: row.themeClass,
      menu_param: row.parameters,
      enfant: tree(rows, row.pageId),
    }))
}

/** The entries of a configuration, in order; none when it does not exist. */
export async function readMenu(db: Database, configuration: string): Promise<WireMenuEntry[]> {
  const entries = await db
    .select()
    .from(menuEntries)
    .where(eq(menuEntries.configuration, configuration))
    .orderBy(asc(menuEntries.position))
  if (entries.length === 0) return []
  const items = await db
    .select({ item: menuItems })
    .from(menuItems)
    .innerJoin(menuEntries, eq(menuItems.entryId, menuEntries.id))
    .where(eq(menuEntries.configuration, configuration))
    .orderBy(asc(menuItems.position))
  return entries.map(({ id, kind, selector }) => {
    if (kind === 'spacer') return { type: 'spacer' }
    if (kind === 'clone') return { type: 'clone', data: selector }
    const rows = items.map(({ item }) => item).filter(({ entryId }) => entryId === id)
    return { type: 'menu', data: tree(rows, 0) }
  })
}
