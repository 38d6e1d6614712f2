import type { Topic } from './topic.ts'
import { answersTopic } from './topics/answers.ts'
import { drupalTopic } from './topics/cms/drupal.ts'
import { prestashopTopic } from './topics/cms/prestashop.ts'
import { spipTopic } from './topics/cms/spip.ts'
import { wordpressTopic } from './topics/cms/wordpress.ts'
import { configTopic } from './topics/config.ts'
import { cspTopic } from './topics/csp.ts'
import { diagTopic } from './topics/diag.ts'
import { jqueryTopic } from './topics/jquery.ts'
import { loaderTopic } from './topics/loader.ts'
import { mapsTopic } from './topics/maps.ts'
import { serverTopic } from './topics/server.ts'
import { startTopic } from './topics/start.ts'
import { themeTopic } from './topics/theme.ts'

/** The pages of the guide that are not about one element, in the order of its menu. */
export const topics: Topic[] = [
  startTopic,
  configTopic,
  loaderTopic,
  cspTopic,
  serverTopic,
  answersTopic,
  mapsTopic,
  themeTopic,
  diagTopic,
  jqueryTopic,
  wordpressTopic,
  prestashopTopic,
  spipTopic,
  drupalTopic,
]
