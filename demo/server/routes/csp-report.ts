import { asc, gt, lt } from 'drizzle-orm'
import * as v from 'valibot'
import type { RouteModule } from '../context.ts'
import { reportPath } from '../csp.ts'
import { cspReports } from '../schema.ts'

/** The latest reports alone are kept. */
const mostKept = 500

const since = v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)), '0')

/** Takes the browsers' reports (POST) and lists them, oldest first (GET, `?apres=id`). */
export const cspReportRoutes: RouteModule = (app, { db, now }) => {
  app.post(reportPath, async (c) => {
    const report: unknown = await c.req.json().catch(() => undefined)
    if (typeof report !== 'object' || report === null) return c.body(null, 400)
    const [kept] = await db.insert(cspReports).values({ report, receivedAt: now() }).returning({ id: cspReports.id })
    if (kept) await db.delete(cspReports).where(lt(cspReports.id, kept.id - mostKept))
    return c.body(null, 204)
  })

  app.get(reportPath, async (c) => {
    const after = v.safeParse(since, c.req.query('apres'))
    const reports = await db
      .select()
      .from(cspReports)
      .where(gt(cspReports.id, after.success ? after.output : 0))
      .orderBy(asc(cspReports.id))
    return c.json(reports)
  })
}
