import { pageBase } from '../browser/navigation.ts'
import { config } from '../config.ts'

/**
 * Returns the absolute address of a service under the configured base: `endpoint('ajax/modules/menu/mobile-menu.php')`.
 */
export function endpoint(path: string): string {
  return new URL(path.replace(/^\/+/, ''), new URL(config().base, pageBase())).href
}
