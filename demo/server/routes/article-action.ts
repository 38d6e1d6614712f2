import type { Context } from 'hono'
import type { AppEnv, Services } from '../context.ts'

/** One call on an article: its fields, wherever they came. */
export interface ArticleCall {
  c: Context<AppEnv>
  services: Services
  fields: Record<string, string>
}

export type ArticleAction = (call: ArticleCall) => Promise<Response>

/** A whole number among the fields; 0 where there is none. */
export function idIn(fields: Record<string, string>, name: string): number {
  const text = fields[name]?.trim() ?? ''
  return /^\d{1,9}$/.test(text) ? Number(text) : 0
}
