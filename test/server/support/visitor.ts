import { type IncomingHttpHeaders, request } from 'node:http'

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  text: string
  /** The body read as JSON. */
  json(): unknown
}

type Fields = Record<string, string | number>

/** Sends one request with exactly these headers, which `fetch` would not. */
export function send(
  url: string,
  options: { method?: string; headers?: Record<string, string>; body?: string | Uint8Array } = {},
): Promise<Answer> {
  const { method = 'GET', headers = {}, body } = options
  return new Promise((resolve, reject) => {
    const call = request(url, { method, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8')
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text,
          json: () => JSON.parse(text) as unknown,
        })
      })
    })
    call.on('error', reject)
    call.end(body)
  })
}

/** The newest link to a page in a list of messages; throws where there is none. */
export function linkIn(messages: string, path: string): string {
  const [found] = new RegExp(`${path}/[\\w-]{32}`).exec(messages) ?? []
  if (!found) throw new Error(`no link to ${path}`)
  return found
}

/** A browser without a window: it keeps its cookies and says where its requests come from. */
export class Visitor {
  readonly url: string
  /** That of the session. */
  cookie = ''
  /** The others, by name. */
  readonly others = new Map<string, string>()

  constructor(url: string) {
    this.url = url
  }

  async #send(
    path: string,
    method: string,
    headers: Record<string, string>,
    body?: string | Uint8Array,
  ): Promise<Answer> {
    const cookies = [this.cookie, ...this.others.values()].filter(Boolean)
    const cookie = cookies.length > 0 ? { cookie: cookies.join('; ') } : undefined
    const answer = await send(this.url + path, { method, headers: { ...cookie, ...headers }, body })
    for (const given of answer.headers['set-cookie'] ?? []) this.#keep(given.split(';')[0] ?? '')
    return answer
  }

  #keep(pair: string): void {
    const [name = ''] = pair.split('=')
    if (/flx_session$/.test(name)) this.cookie = pair
    else this.others.set(name, pair)
  }

  /** Follows the newest link of a message that this browser is shown: the address that it leads to. */
  async followLink(path: string): Promise<string> {
    const link = linkIn((await this.get('/courriels')).text, path)
    const { headers } = await this.get(link)
    return headers.location ?? ''
  }

  get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.#send(path, 'GET', headers)
  }

  /** As the library posts: from the page, for data. */
  post(path: string, fields: Fields = {}, headers: Record<string, string> = {}): Promise<Answer> {
    return this.#send(
      path,
      'POST',
      {
        accept: 'application/json, text/html;q=0.9',
        'sec-fetch-site': 'same-origin',
        'sec-fetch-mode': 'cors',
        'content-type': 'application/x-www-form-urlencoded',
        ...headers,
      },
      new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)])).toString(),
    )
  }

  /** As a plain form posts, without script, from a page of the site. */
  submit(path: string, fields: Fields, from: string): Promise<Answer> {
    return this.post(path, fields, {
      accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
      'sec-fetch-mode': 'navigate',
      referer: this.url + from,
    })
  }

  /** As a plain form that holds files. */
  async submitFiles(path: string, form: FormData | URLSearchParams): Promise<Answer> {
    const encoded = new Response(form)
    const headers = {
      accept: 'text/html',
      'sec-fetch-site': 'same-origin',
      'sec-fetch-mode': 'navigate',
      'content-type': encoded.headers.get('content-type') ?? '',
    }
    return this.#send(path, 'POST', headers, new Uint8Array(await encoded.arrayBuffer()))
  }
}
