import { whenIdle } from '../../../core/browser/idle.ts'
// Fetched by a menu whose entries come from the server.
import { config } from '../../../core/config.ts'
import { endpoint } from '../../../core/http/endpoint.ts'
import { RequestError } from '../../../core/http/request-error.ts'
import { sendJson } from '../../../core/http/send-json.ts'
import { hasRows, type MenuTree } from '../menu-tree.ts'
import { type CacheScope, clearCache, readCache, writeCache } from './menu-cache.ts'
import { menuAnswer, readEntry } from './menu-contract.ts'
import { ServerTree } from './server-tree.ts'

/**
 * Reads the menu from what is kept of it (MENU-09), or from the server (MENU-02).
 * What is kept and gives no entry is dropped and asked for again.
 *
 * @throws RequestError when the answer does not come, is not a list, or is one that holds no entry among other things.
 */
export async function readServerMenu(configmenu: string, signal: AbortSignal): Promise<MenuTree> {
  const { lang, sessionHash } = config()
  const scope: CacheScope = { lang, configmenu }
  const kept = readCache(scope, sessionHash)
  if (kept) {
    const tree = new ServerTree(kept)
    if (hasRows(tree)) return tree
    clearCache(scope)
  }
  const address = endpoint('ajax/modules/menu/mobile-menu.php')
  const answer = await sendJson({ address, body: { configmenu }, signal }, menuAnswer)
  // No entry at all is an empty menu.
  if (answer.length > 0 && !answer.some((value) => 'type' in readEntry(value))) {
    throw new RequestError('invalid', { address, status: 200, detail: 'aucune entrée de la liste n’est lisible' })
  }
  const tree = new ServerTree(answer)
  // Writing ten thousand entries takes a moment that the opening should not pay for.
  if (hasRows(tree)) whenIdle(() => writeCache(scope, sessionHash, answer), signal, 2000)
  return tree
}
