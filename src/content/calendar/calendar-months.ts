// Loaded when a month is first fetched.
import { isAddress } from '../../core/browser/is-address.ts'
import { openingTag } from '../../core/element/report-error.ts'
import { parseDay } from '../../core/french/day.ts'
import { sanitize } from '../../core/html/sanitize.ts'
import { textOf } from '../../core/html/text-of.ts'
import { detailOf, visitorMessage } from '../../core/http/request-error.ts'
import { sendJson } from '../../core/http/send-json.ts'
import { monthReply, type WireEntry } from './calendar-contract.ts'
import { type CalendarEntry, siteClasses } from './calendar-entry.ts'

const written = (value: WireEntry['title']): string => String(value ?? '')

/** Returns the plain text of a value from the server, which may be HTML. */
async function plain(value: WireEntry['title']): Promise<string> {
  return textOf(await sanitize(written(value)))
}

async function readEntry(wire: WireEntry, day: string): Promise<CalendarEntry> {
  const link = written(wire.link)
  const [title, badge, body, footer] = await Promise.all([
    plain(wire.title),
    plain(wire.badge),
    sanitize(written(wire.body)),
    sanitize(written(wire.footer)),
  ])
  return {
    ...{ day, title, badge, body, footer },
    link: link && isAddress(link) ? link : '',
    rel: written(wire.rel),
    className: siteClasses(written(wire.classname)),
  }
}

/**
 * Fetches the entries of a month (CAL-01).
 *
 * @throws {RequestError} if the request fails.
 */
export async function askMonth(
  host: Element,
  address: string,
  month: string,
  signal: AbortSignal,
): Promise<readonly CalendarEntry[]> {
  const body = { year: Number(month.slice(0, 4)), month: Number(month.slice(5)) }
  const reply = Object.values(await sendJson({ address, method: 'GET', body, cache: 'no-store', signal }, monthReply))
  const dated = reply.map((wire) => ({ wire, day: parseDay(wire.date) }))
  for (const { wire, day } of dated) {
    if (!day) console.warn(`flx : ${openingTag(host)} : date="${wire.date}" n’est pas un jour ; l’entrée est passée.`)
  }
  const entries = dated.map(({ wire, day }) => (day?.startsWith(month) ? readEntry(wire, day) : undefined))
  return (await Promise.all(entries)).filter((entry) => entry !== undefined)
}

/** Logs why a month failed to load. @returns the message for the visitor. */
export function explain(host: Element, error: unknown): string {
  console.error(`flx : ${openingTag(host)} : ${detailOf(error)}`)
  return visitorMessage(error)
}
