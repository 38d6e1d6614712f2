import type { Markup } from './markup.ts'
import { configTopic } from './topics/config.ts'
import { cspTopic } from './topics/csp.ts'
import { diagTopic } from './topics/diag.ts'
import { loaderTopic } from './topics/loader.ts'
import { serverTopic } from './topics/server.ts'
import { startTopic } from './topics/start.ts'
import { themeTopic } from './topics/theme.ts'

/** A page of the guide that is not about one element. */
export interface Topic {
  slug: string
  title: string
  /** One sentence, for the top of the page and for search engines. */
  lead: string
  body(): Markup
}

export const topics: Topic[] = [startTopic, configTopic, loaderTopic, cspTopic, serverTopic, themeTopic, diagTopic]
