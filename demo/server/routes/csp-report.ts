import { lt } from 'drizzle-orm'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import { countTry, tryLimit } from '../accounts/tries.ts'
import { networkOf } from '../arrival.ts'
import type { RouteModule } from '../context.ts'
import { reportPath } from '../csp.ts'
import { cspReports } from '../schema.ts'

/** The latest reports alone are kept. */
const mostKept = 500
/** A page that is refused everything sends many; more than that in a quarter of an hour is no page. */
const mostTaken = 200
const largest = 8 * 1024

/** An address without what a visitor had in it: the query, the fragment, an account. */
function bare(text: string): string {
  if (!URL.canParse(text)) return text
  const { protocol, origin, pathname } = new URL(text)
  return /^https?:$/.test(protocol) ? origin + pathname : protocol
}

/** What a database can keep: no zero character, no half of one. */
const sound = (text: string): string => Buffer.from(text.replaceAll('\0', '').slice(0, 300)).toString()

const text = v.optional(v.pipe(v.string(), v.transform(sound)), '')
const address = v.optional(v.pipe(v.string(), v.transform(bare), v.transform(sound)), '')
const place = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1e9)))

/** The fields that say what a page does wrong. Everything else, a sample of its script say, is left out. */
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
 * Takes the browsers' reports (POST). Anybody may send one and nobody may read them from outside: whoever runs the shop
 * finds them in the table `csp_reports`.
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
