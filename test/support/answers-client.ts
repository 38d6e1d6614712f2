import { configure } from '../../src/core/configure.ts'

/** One answer that the test server gives over a real connection. */
export interface Answer {
  /** @default 200 (302 with `redirect`) */
  status?: number
  /** `json`, `html`, `text`, `none` or a full content type. @default json for an object, html for a string */
  type?: string
  /** A string is sent as it is; any other value as JSON. */
  body?: unknown
  headers?: Record<string, string>
  /** Milliseconds before the answer. Prefer `hold`. */
  delay?: number
  /**
   * Holds the answer until `release(name)`, so that the test decides the moment and the order of the answers. Use
   * different paths: Chrome sends two GET requests of one address one after the other.
   */
  hold?: string
  /** Announces a longer body than it sends, then closes the connection. */
  truncated?: boolean
  /** Closes the connection without an answer. */
  drop?: boolean
  /** Redirects, for example to `/answers/login`, a login page. */
  redirect?: string
  /** Only used for requests whose path contains this. */
  path?: string
  /** True to send the answer repeatedly. */
  repeat?: boolean
}

export interface LoggedRequest {
  method: string
  /** The path after `/answers/use/KEY/`. */
  path: string
  query: Record<string, string>
  headers: Record<string, string>
  type: string
  text: string
  /** Fields of the form-encoded or multipart body. A repeated name has a list. */
  fields: Record<string, string | string[]>
  ended: boolean
  /** True if the browser closed the connection before the answer was complete. */
  aborted: boolean
}

export interface Script {
  /** Base address, to pass to `configure({ base })` or to extend with a path. */
  base: string
  address(path?: string): string
  log(): Promise<LoggedRequest[]>
  /** Waits until `count` requests have arrived, and returns the log. */
  requests(count: number): Promise<LoggedRequest[]>
  /** Sends the answers held under this name. */
  release(name: string): Promise<void>
  add(...answers: Answer[]): Promise<void>
}

async function call<T>(address: string, body?: unknown): Promise<T> {
  const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
  return (await fetch(`/answers/${address}`, init)).json()
}

/** Prepares the answers to the requests under its `base`, in order. */
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

/** Prepares the answers to the library's own calls, in order: their address is its base from now on. */
export async function scriptCalls(...answers: Answer[]): Promise<Script> {
  const server = await script(...answers)
  configure({ base: server.base })
  return server
}

/** Returns an address that always gives this answer. */
export function addressOf(answer: Answer): string {
  return `/answers/give?answer=${encodeURIComponent(JSON.stringify(answer))}`
}
