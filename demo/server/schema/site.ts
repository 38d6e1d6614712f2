import { index, integer, jsonb, pgTable, primaryKey, serial, text, timestamp } from 'drizzle-orm/pg-core'

/** Facts about the database itself, for example that it was seeded. */
export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
})

/** Pages of text: services, and the shop's notebook. `body`: paragraphs. */
export const pages = pgTable('pages', {
  id: integer('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  section: text('section').notNull(),
  title: text('title').notNull(),
  body: jsonb('body').$type<string[]>().notNull(),
})

/** The entries of a menu configuration, in order: a list of items, a space, or a clone of page content. */
export const menuEntries = pgTable('menu_entries', {
  id: serial('id').primaryKey(),
  configuration: text('configuration').notNull(),
  kind: text('kind', { enum: ['menu', 'spacer', 'clone'] }).notNull(),
  selector: text('selector').notNull().default(''),
  position: integer('position').notNull(),
})

/** One page in a menu. `parameters` is the raw `menu_param`: empty, or JSON as the CMS stores it. */
export const menuItems = pgTable(
  'menu_items',
  {
    id: serial('id').primaryKey(),
    entryId: integer('entry_id')
      .notNull()
      .references(() => menuEntries.id),
    pageId: integer('page_id').notNull(),
    parentPageId: integer('parent_page_id').notNull(),
    name: text('name').notNull(),
    link: text('link').notNull(),
    themeClass: text('theme_class').notNull(),
    parameters: text('parameters').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [index('menu_items_entry').on(table.entryId)],
)

/** The gallery's pictures. `scene` names its file. Sizes in pixels. */
export const pictures = pgTable('pictures', {
  id: integer('id').primaryKey(),
  scene: text('scene').notNull(),
  caption: text('caption').notNull(),
  alt: text('alt').notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
})

/** Translations of the front office; `expression` is the key that scripts ask for. */
export const translations = pgTable(
  'translations',
  {
    language: text('language').notNull(),
    module: text('module').notNull(),
    expression: text('expression').notNull(),
    value: text('value').notNull(),
  },
  (table) => [primaryKey({ columns: [table.language, table.module, table.expression] })],
)

/** The short addresses of pages. `path` begins at the root of the site, with its query and hash. */
export const permalinks = pgTable('permalinks', {
  code: text('code').primaryKey(),
  path: text('path').notNull().unique(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})
