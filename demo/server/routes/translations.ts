import { and, asc, count, eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import * as v from 'valibot'
import { readForm } from '../body.ts'
import type { AppEnv, Services } from '../context.ts'
import type { Database } from '../database.ts'
import { refuse } from '../negotiate.ts'
import { translations } from '../schema.ts'

/** Most expressions stored: visitors' pages can add new ones, and a table that anyone can fill needs a limit. */
const mostLearnt = 2000

const language = v.optional(v.pipe(v.string(), v.regex(/^[a-z]{2}$/)), 'fr')
const shortText = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200))

const asked = v.variant('action', [
  v.object({ action: v.literal('get_traductions'), cible: v.literal('javascript'), langue: language }),
  v.object({
    action: v.literal('add_traduction'),
    expression: shortText,
    langue: language,
    tableau_donnee: v.optional(v.string(), ''),
    module: v.optional(v.pipe(v.string(), v.maxLength(60)), 'javascript'),
    no_modif: v.optional(v.string(), ''),
    force_learn: v.optional(v.string(), ''),
  }),
])

async function read(db: Database, langue: string) {
  const rows = await db
    .select({ intitule: translations.expression, valeur: translations.value })
    .from(translations)
    .where(eq(translations.language, langue))
    .orderBy(asc(translations.expression))
  return { langue, traductions: rows }
}

/** Stores an unknown expression, as its own translation. A known one is never changed here. */
async function learn(db: Database, langue: string, module: string, expression: string): Promise<void> {
  const [known] = await db.select({ total: count() }).from(translations)
  if ((known?.total ?? 0) >= mostLearnt) return
  await db
    .insert(translations)
    .values({ language: langue, module, expression, value: expression })
    .onConflictDoNothing()
}

async function readOne(db: Database, langue: string, module: string, expression: string) {
  const rows = await db
    .select({ intitule: translations.expression, valeur: translations.value })
    .from(translations)
    .where(
      and(eq(translations.language, langue), eq(translations.module, module), eq(translations.expression, expression)),
    )
  return { langue, traductions: rows }
}

/** `ajax/modules/traductions/traitement.php` (I18N-01): JSON at both mounts. */
export function translationRoutes(api: Hono<AppEnv>, { db }: Services): void {
  api.post('/ajax/modules/traductions/traitement.php', async (c) => {
    const form = v.safeParse(asked, await readForm(c))
    if (!form.success) return refuse(c, 400, 'Demande de traduction incomplète ou inconnue.')
    const request = form.output
    if (request.action === 'get_traductions') return c.json(await read(db, request.langue))
    await learn(db, request.langue, request.module, request.expression)
    return c.json(await readOne(db, request.langue, request.module, request.expression))
  })
}
