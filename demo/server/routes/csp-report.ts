import { lt } from 'drizzle-orm'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import { countTry, tryLimit } from '../accounts/tries.ts'
import { networkOf } from '../arrival.ts'
import type { RouteModule } from '../context.ts'
import { reportPath } from '../csp.ts'
import { cspReports } from '../schema.ts'

/** Number of reports kept, the latest ones. */
const mostKept = 500
/** Most reports of one network per quarter of an hour: even a page whose every file is blocked sends fewer. */
const mostTaken = 200
const largest = 8 * 1024

/** Removes from an address anything about the visitor: query, fragment, account. */
function bare(text: string): string {
  if (!URL.canParse(text)) return text
  const { protocol, origin, pathname } = new URL(text)
  return /^https?:$/.test(protocol) ? origin + pathname : protocol
}

/** Makes a text that the database can store: no NUL, no half of a surrogate pair, at most 300 characters. */
const sound = (text: string): string => Buffer.from(text.replaceAll('\0', '').slice(0, 300)).toString()

const text = v.optional(v.pipe(v.string(), v.transform(sound)), '')
const address = v.optional(v.pipe(v.string(), v.transform(bare), v.transform(sound)), '')
const place = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1e9)))

/** The fields that tell what is wrong in a page. All others, such as a sample of the script, are left out. */
const sent = v.object({
  'csp-report': v.object({
    'document-uri': address,
    'blocked-uri': address,
    'source-file': address,
    'violated-directive': text,
    'effective-directive': text,
    'line-number': place,
    'column-number': place,
  }),
})

/**
 * Takes the reports of browsers (POST). Anyone may send one, and nobody can read them from outside: they are in the
 * table `csp_reports`, for the people who run the shop.
 */
export const cspReportRoutes: RouteModule = (app, { db, now }) => {
  app.post(reportPath, bodyLimit({ maxSize: largest, onError: (c) => c.body(null, 413) }), async (c) => {
    const report = v.safeParse(sent, await c.req.json().catch(() => undefined))
    if (!report.success) return c.body(null, 400)
    const limit = tryLimit('csp-report', networkOf(c.get('client')), mostTaken)
    if (await countTry(db, [limit], now())) return c.body(null, 429)
    const [kept] = await db
      .insert(cspReports)
      .values({ report: report.output, receivedAt: now() })
      .returning({ id: cspReports.id })
    if (kept) await db.delete(cspReports).where(lt(cspReports.id, kept.id - mostKept))
    return c.body(null, 204)
  })
}
