import type { Topic } from './topic.ts'
import { checkTopic } from './topics/check.ts'
import { drupalTopic } from './topics/cms/drupal.ts'
import { prestashopTopic } from './topics/cms/prestashop.ts'
import { spipTopic } from './topics/cms/spip.ts'
import { wordpressTopic } from './topics/cms/wordpress.ts'
import { configTopic } from './topics/config.ts'
import { conformityTopic } from './topics/conformity.ts'
import { contractTopic } from './topics/contract.ts'
import { cspTopic } from './topics/csp.ts'
import { diagTopic } from './topics/diag.ts'
import { frameworksTopic } from './topics/frameworks.ts'
import { jqueryTopic } from './topics/jquery.ts'
import { lawTopic } from './topics/law.ts'
import { loaderTopic } from './topics/loader.ts'
import { mapsTopic } from './topics/maps.ts'
import { namesTopic } from './topics/names.ts'
import { newsTopic } from './topics/news.ts'
import { serveTopic } from './topics/serve.ts'
import { serverTopic } from './topics/server.ts'
import { startTopic } from './topics/start.ts'
import { tasksTopic } from './topics/tasks.ts'
import { themeTopic } from './topics/theme.ts'

/** The pages of the guide that are not about one element, in the order of its menu. */
export const topics: Topic[] = [
  startTopic,
  tasksTopic,
  themeTopic,
  configTopic,
  serverTopic,
  contractTopic,
  serveTopic,
  checkTopic,
  mapsTopic,
  frameworksTopic,
  jqueryTopic,
  wordpressTopic,
  prestashopTopic,
  spipTopic,
  drupalTopic,
  namesTopic,
  loaderTopic,
  cspTopic,
  conformityTopic,
  diagTopic,
  lawTopic,
  newsTopic,
]
