import type { IncomingMessage } from 'node:http'

export type Entry = [name: string, value: string]

/** The fields of a form, as browsers send them, in their order. Of a file, what is in it as a text. */
export async function entriesOf(request: IncomingMessage): Promise<Entry[]> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const body = Buffer.concat(chunks).toString('utf8')
  const type = request.headers['content-type'] ?? ''
  if (!type.startsWith('multipart/')) return [...new URLSearchParams(body)]
  const parts = body.matchAll(/name="([^"]*)"[^\r]*\r\n(?:[^\r]+\r\n)*\r\n([\s\S]*?)\r\n--/g)
  return [...parts].map(([, name = '', value = '']): Entry => [name, value])
}

/** The same by name, where no name comes twice. */
export async function fieldsOf(request: IncomingMessage): Promise<Record<string, string>> {
  return Object.fromEntries(await entriesOf(request))
}
