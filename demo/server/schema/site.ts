import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { idOf, moment } from './columns.ts'

/** Facts about the database itself, for example that it was seeded. */
export const settings = pgTable('settings', (t) => ({
  key: t.text('key').primaryKey(),
  value: t.text('value').notNull(),
}))

/** Pages of text: services, and the shop's notebook. `body`: paragraphs. */
export const pages = pgTable('pages', (t) => ({
  id: t.integer('id').primaryKey(),
  slug: t.text('slug').notNull().unique(),
  section: t.text('section').notNull(),
  title: t.text('title').notNull(),
  body: t.jsonb('body').$type<string[]>().notNull(),
}))

/** The entries of a menu configuration, in order: a list of items, a space, or a clone of page content. */
export const menuEntries = pgTable('menu_entries', (t) => ({
  id: t.serial('id').primaryKey(),
  configuration: t.text('configuration').notNull(),
  kind: t.text('kind', { enum: ['menu', 'spacer', 'clone'] }).notNull(),
  selector: t.text('selector').notNull().default(''),
  position: t.integer('position').notNull(),
}))

/** One page in a menu. `parameters` is the raw `menu_param`: empty, or JSON as the CMS stores it. */
export const menuItems = pgTable(
  'menu_items',
  (t) => ({
    id: t.serial('id').primaryKey(),
    entryId: idOf('entry_id', () => menuEntries.id),
    pageId: t.integer('page_id').notNull(),
    parentPageId: t.integer('parent_page_id').notNull(),
    name: t.text('name').notNull(),
    link: t.text('link').notNull(),
    themeClass: t.text('theme_class').notNull(),
    parameters: t.text('parameters').notNull(),
    position: t.integer('position').notNull(),
  }),
  (table) => [index('menu_items_entry').on(table.entryId)],
)

/** The gallery's pictures. `scene` names its file. Sizes in pixels. */
export const pictures = pgTable('pictures', (t) => ({
  id: t.integer('id').primaryKey(),
  scene: t.text('scene').notNull(),
  caption: t.text('caption').notNull(),
  alt: t.text('alt').notNull(),
  width: t.integer('width').notNull(),
  height: t.integer('height').notNull(),
}))

/** Translations of the front office; `expression` is the key that scripts ask for. */
export const translations = pgTable(
  'translations',
  (t) => ({
    language: t.text('language').notNull(),
    module: t.text('module').notNull(),
    expression: t.text('expression').notNull(),
    value: t.text('value').notNull(),
  }),
  (table) => [primaryKey({ columns: [table.language, table.module, table.expression] })],
)

/** The short addresses of pages. `path` begins at the root of the site, with its query and hash. */
export const permalinks = pgTable('permalinks', (t) => ({
  code: t.text('code').primaryKey(),
  path: t.text('path').notNull().unique(),
  createdAt: moment('created_at').notNull(),
}))
