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
  options: { method?: string; headers?: Record<string, string>; body?: string } = {},
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

/** A browser without a window: it keeps its cookie and says where its requests come from. */
export class Visitor {
  readonly url: string
  cookie = ''

  constructor(url: string) {
    this.url = url
  }

  async #send(path: string, method: string, headers: Record<string, string>, body?: string): Promise<Answer> {
    const cookie = this.cookie ? { cookie: this.cookie } : undefined
    const answer = await send(this.url + path, { method, headers: { ...cookie, ...headers }, body })
    const [given] = answer.headers['set-cookie'] ?? []
    if (given) this.cookie = given.split(';')[0] ?? ''
    return answer
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
}
