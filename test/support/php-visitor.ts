/** A visitor of the shop who calls its services by hand, and keeps the cookie of the session. */
export class PhpVisitor {
  #url: string
  #cookie = ''
  readonly cookies: string[] = []

  constructor(url: string) {
    this.#url = url
  }

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = { Cookie: this.#cookie, 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Mode': 'cors', ...init.headers }
    const response = await fetch(this.#url + path, { redirect: 'manual', ...init, headers })
    for (const cookie of response.headers.getSetCookie()) {
      this.cookies.push(cookie)
      this.#cookie = cookie.split(';')[0] ?? ''
    }
    return response
  }

  post(path: string, fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> {
    return this.fetch(path, { method: 'POST', body: new URLSearchParams(fields), headers })
  }
}
