import type { Context } from 'hono'
import type { AppEnv, Services } from '../context.ts'

/** A request on an article, with its fields, sent by GET or POST. */
export interface ArticleCall {
  c: Context<AppEnv>
  services: Services
  fields: Record<string, string>
}

export type ArticleAction = (call: ArticleCall) => Promise<Response>
