/** One answer that the test server gives over a real connection. */
export interface Answer {
  /** @default 200 (302 with `redirect`) */
  status?: number
  /** `json`, `html`, `text`, `none` or a full content type. @default json for an object, html for a string */
  type?: string
  /** Text as it is; anything else is sent as JSON. */
  body?: unknown
  headers?: Record<string, string>
  /** Milliseconds before the answer. Prefer `hold`. */
  delay?: number
  /**
   * Waits for `release(name)`: the test decides the moment, and the order, of the answers. (Chrome itself sends
   * two GET of one address one after the other: give them different paths.)
   */
  hold?: string
  /** Announces a longer body than is sent, then cuts. */
  truncated?: boolean
  /** Cuts the connection without an answer. */
  drop?: boolean
  /** Sends elsewhere, for example to `/answers/login`, a login page. */
  redirect?: string
  /** Only for requests whose path contains this. */
  path?: string
  /** Is given again and again. */
  repeat?: boolean
}

export interface LoggedRequest {
  method: string
  /** What came after `/answers/use/KEY/`. */
  path: string
  query: Record<string, string>
  headers: Record<string, string>
  type: string
  text: string
  /** Fields of the form-encoded or multipart body; a repeated name gives a list. */
  fields: Record<string, string | string[]>
  ended: boolean
  /** The browser went away before the answer was complete. */
  aborted: boolean
}

export interface Script {
  /** Base address: set it as `configure({ base })`, or add a path to it. */
  base: string
  address(path?: string): string
  log(): Promise<LoggedRequest[]>
  /** Waits until `count` requests came, and gives the log. */
  requests(count: number): Promise<LoggedRequest[]>
  /** Lets the answers held under this name go. */
  release(name: string): Promise<void>
  add(...answers: Answer[]): Promise<void>
}

async function call<T>(address: string, body?: unknown): Promise<T> {
  const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
  return (await fetch(`/answers/${address}`, init)).json()
}

/** Prepares the answers that the requests under its `base` get, in order. */
export async function script(...answers: Answer[]): Promise<Script> {
  const key = crypto.randomUUID()
  const base = `/answers/use/${key}/`
  await call(`script/${key}`, answers)
  const log = () => call<LoggedRequest[]>(`log/${key}`)
  return {
    base,
    address: (path = '') => base + path,
    log,
    async requests(count) {
      const end = performance.now() + 20_000
      for (;;) {
        const logged = await log()
        if (logged.length >= count) return logged
        if (performance.now() > end) throw new Error(`${logged.length} request(s) came, ${count} expected`)
        await new Promise((resolve) => setTimeout(resolve, 15))
      }
    },
    async release(name) {
      await call(`release/${key}/${name}`, {})
    },
    async add(...more) {
      await call(`add/${key}`, more)
    },
  }
}

/** Address that gives this one answer, each time it is asked. */
export function addressOf(answer: Answer): string {
  return `/answers/give?answer=${encodeURIComponent(JSON.stringify(answer))}`
}
