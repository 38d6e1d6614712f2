/** A visitor who calls the services of a shop without a browser, and keeps its cookies. */
export class PhpVisitor {
  readonly url: string
  #kept = new Map<string, string>()
  readonly cookies: string[] = []

  constructor(url: string) {
    this.url = url
  }

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const kept = [...this.#kept].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { Cookie: kept, 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Mode': 'cors', ...init.headers }
    const response = await fetch(this.url + path, { redirect: 'manual', ...init, headers })
    for (const cookie of response.headers.getSetCookie()) {
      this.cookies.push(cookie)
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      this.#kept.set(name, value)
    }
    return response
  }

  post(path: string, fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> {
    return this.fetch(path, { method: 'POST', body: new URLSearchParams(fields), headers })
  }
}
