import type { GuideManifest } from './guide-manifest.ts'
import type { Markup } from './markup.ts'

/** A page of the guide that is not about one element. */
export interface Topic {
  slug: string
  title: string
  /** One sentence, for the top of the page and for search engines. */
  lead: string
  /** One that takes the manifest is made of its names. */
  body(manifest: GuideManifest): Markup
}
