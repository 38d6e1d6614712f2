import type { Context } from 'hono'
import type { AppEnv, Services } from '../context.ts'

/** One call on an article: its fields, wherever they came. */
export interface ArticleCall {
  c: Context<AppEnv>
  services: Services
  fields: Record<string, string>
}

export type ArticleAction = (call: ArticleCall) => Promise<Response>
