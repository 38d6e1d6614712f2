import type { IncomingMessage } from 'node:http'

/** The fields of a form, as browsers send them. Of a file, what is in it as a text. */
export async function fieldsOf(request: IncomingMessage): Promise<Record<string, string>> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const body = Buffer.concat(chunks).toString('utf8')
  const type = request.headers['content-type'] ?? ''
  if (!type.startsWith('multipart/')) return Object.fromEntries(new URLSearchParams(body))
  const parts = body.matchAll(/name="([^"]*)"\r\n(?:[^\r]+\r\n)*\r\n([\s\S]*?)\r\n--/g)
  return Object.fromEntries([...parts].map(([, name = '', value = '']) => [name, value]))
}
