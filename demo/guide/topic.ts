import type { GuideManifest } from './guide-manifest.ts'
import type { Markup } from './markup.ts'

/**
 * Groups of the pages that are not about one element, in the order of the menu; elements come after the first group.
 */
export const topicGroups = {
  start: 'Commencer',
  server: 'Serveur',
  integrations: 'Intégrations',
  reference: 'Référence',
} as const

type TopicGroup = keyof typeof topicGroups

/** A page of the guide that is not about one element. */
export interface Topic {
  slug: string
  title: string
  group: TopicGroup
  /** One sentence, for the top of the page and for search engines. */
  lead: string
  /** Renders the page; some pages list the names of the manifest. */
  body(manifest: GuideManifest): Markup
}
