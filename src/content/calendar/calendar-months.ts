// Fetched when another month is first asked for.
import { isAddress } from '../../core/browser/is-address.ts'
import { openingTag } from '../../core/element/report-error.ts'
import { parseDay } from '../../core/french/day.ts'
import { sanitize } from '../../core/html/sanitize.ts'
import { RequestError } from '../../core/http/request-error.ts'
import { sendJson } from '../../core/http/send-json.ts'
import { showFailure } from '../../overlays/session/show-failure.ts'
import { createStatusLine, type StatusLine } from '../../ui/status-line-nodes.ts'
import { monthReply, type WireEntry } from './calendar-contract.ts'
import { type CalendarEntry, siteClasses } from './calendar-entry.ts'

const textOf = (value: WireEntry['title']): string => String(value ?? '')

/** Texts of the server may be HTML: a message that passes the sanitiser. */
async function plain(value: WireEntry['title']): Promise<string> {
  return ((await sanitize(textOf(value))).textContent ?? '').replace(/\s+/g, ' ').trim()
}

async function readEntry(wire: WireEntry, day: string): Promise<CalendarEntry> {
  const link = textOf(wire.link)
  const [title, badge, body, footer] = await Promise.all([
    plain(wire.title),
    plain(wire.badge),
    sanitize(textOf(wire.body)),
    sanitize(textOf(wire.footer)),
  ])
  return {
    ...{ day, title, badge, body, footer },
    link: link && isAddress(link) ? link : '',
    rel: textOf(wire.rel),
    className: siteClasses(textOf(wire.classname)),
  }
}

/** The months of a server's calendar, each asked for once (CAL-01, CAL-05), and what is said where one fails. */
export class CalendarMonths {
  readonly #host: HTMLElement
  readonly #address: string
  readonly #stop = new AbortController()
  readonly #known = new Map<string, Promise<CalendarEntry[]>>()
  readonly status: StatusLine

  constructor(host: HTMLElement, address: string) {
    this.#host = host
    this.#address = address
    this.status = createStatusLine(host, 'flx-calendar__error')
  }

  /** @throws {RequestError} A month that failed is asked for anew the next time. */
  get(month: string): Promise<CalendarEntry[]> {
    const asked = this.#known.get(month) ?? this.#ask(month)
    this.#known.set(month, asked)
    asked.catch(() => this.#known.delete(month))
    return asked
  }

  /** Says in the page and in the console that a month did not come. @returns the sentence for the visitor. */
  tell(error: unknown, before: Element, retry: () => void): string {
    console.error(`flx : ${openingTag(this.#host)} : ${error instanceof RequestError ? error.detail : error}`)
    return showFailure(this.status, error, { before }, retry)
  }

  /** A month that is known without having been asked for. */
  keep(month: string, entries: CalendarEntry[]): void {
    this.#known.set(month, Promise.resolve(entries))
  }

  /** What was kept is asked for anew. */
  forget(): void {
    this.#known.clear()
  }

  stop(): void {
    this.#stop.abort()
    this.status.remove()
  }

  async #ask(month: string): Promise<CalendarEntry[]> {
    const body = { year: Number(month.slice(0, 4)), month: Number(month.slice(5)) }
    const call = { address: this.#address, method: 'GET', body, cache: 'no-store', signal: this.#stop.signal } as const
    const reply = Object.values(await sendJson(call, monthReply))
    const dated = reply.map((wire) => ({ wire, day: parseDay(wire.date) }))
    for (const { wire, day } of dated) {
      if (!day)
        console.warn(`flx : ${openingTag(this.#host)} : date="${wire.date}" n’est pas un jour ; l’entrée est passée.`)
    }
    const entries = dated.map(({ wire, day }) => (day?.startsWith(month) ? readEntry(wire, day) : undefined))
    return (await Promise.all(entries)).filter((entry) => entry !== undefined)
  }
}
