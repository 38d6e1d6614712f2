import { type BaseIssue, type GenericSchema, type InferOutput, safeParse } from 'valibot'
import { parseFragment } from '../html/gate.ts'
import type { Call } from './call.ts'
import { describeHtml } from './describe-html.ts'
import type { Reply } from './reply.ts'
import { RequestError } from './request-error.ts'
import { send } from './send.ts'

function pathOf(issue: BaseIssue<unknown>): string {
  const keys = issue.path?.map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)) ?? []
  return keys.join('').replace(/^\./, '')
}

function describe(issue: BaseIssue<unknown>): string {
  const path = pathOf(issue)
  const where = path ? `champ « ${path} »` : 'réponse entière'
  return `${where}, attendu ${issue.expected ?? issue.type}, reçu ${issue.received}`
}

/**
 * Checks data from the server against a schema. The error names the address, the fields, and the expected and received
 * values; `detail` gives the first three mismatches.
 * @throws {RequestError} of kind `invalid`.
 */
export function checkData<Schema extends GenericSchema>(
  schema: Schema,
  data: unknown,
  address: string,
): InferOutput<Schema> {
  // valibot accepts a list as an object. An empty list is accepted: PHP writes an object without fields that way.
  const isList = schema.type === 'object' && Array.isArray(data) && data.length > 0
  const result = safeParse(schema, isList ? 'Array' : data)
  if (result.success) return result.output
  const detail = result.issues.slice(0, 3).map(describe).join(' ; ')
  throw new RequestError('invalid', { address, status: 200, detail })
}

/**
 * Returns the data of an answer, which must be JSON that matches the schema.
 * @throws {RequestError} `refused` with the server's message if HTML contains one (decision 15), `wrong-kind` for other
 * HTML, `invalid` if the schema does not match.
 */
export function dataOf<Schema extends GenericSchema>(reply: Reply, schema: Schema): InferOutput<Schema> {
  if (reply.type === 'json') return checkData(schema, reply.data, reply.address)
  const { html, address } = reply
  const words = parseFragment(html).querySelector('.alert-danger')?.textContent?.trim()
  const detail = `JSON attendu, reçu ${describeHtml(html)}`
  throw new RequestError(words ? 'refused' : 'wrong-kind', { address, status: 200, detail, body: html, words })
}

/** Sends a request whose answer must be JSON that matches the schema. @throws {RequestError} as `dataOf` does */
export async function sendJson<Schema extends GenericSchema>(call: Call, schema: Schema): Promise<InferOutput<Schema>> {
  return dataOf(await send(call), schema)
}
