import type { Markup } from './markup.ts'

/** A page of the guide that is not about one element. */
export interface Topic {
  slug: string
  title: string
  /** One sentence, for the top of the page and for search engines. */
  lead: string
  body(): Markup
}
