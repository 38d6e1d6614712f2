import type { Context } from 'hono'
import type { BodyData } from 'hono/utils/body'
import { Refusal } from './failure.ts'

/** Texts by field name: what was typed, or what is wrong with it. */
export type Texts = Record<string, string>

const isForm = /^(application\/x-www-form-urlencoded|multipart\/form-data)/i
const unreadable = 'Cet envoi n’est pas lisible.'

/** Rejects a NUL, which no database stores and no visitor types. */
function check(name: string, value: unknown): void {
  const texts = [name, value instanceof File ? value.name : value]
  if (texts.some((text) => typeof text === 'string' && text.includes('\0'))) throw new Refusal(400, unreadable)
}

/**
 * Reads a posted form, files included.
 * @throws Refusal (400) for one that cannot be read.
 */
export async function readBody<All extends boolean>(c: Context, all: All): Promise<BodyData<{ all: All }>> {
  const body = await c.req.parseBody({ all }).catch(() => {
    throw new Refusal(400, unreadable)
  })
  for (const [name, value] of Object.entries(body)) for (const each of [value].flat()) check(name, each)
  return body as BodyData<{ all: All }>
}

/**
 * Reads the text fields of a posted form, the last value of each name; files are left out.
 * @throws Refusal (400)
 */
export async function readForm(c: Context): Promise<Texts> {
  if (!isForm.test(c.req.header('content-type') ?? '')) return {}
  const body = await readBody(c, false)
  return Object.fromEntries(
    Object.entries(body).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

/** Returns a field as a whole number; 0 when it is not one. */
export function idIn(fields: Texts, name: string): number {
  const text = fields[name]?.trim() ?? ''
  return /^\d{1,9}$/.test(text) ? Number(text) : 0
}
