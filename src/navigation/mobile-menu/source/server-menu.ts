import * as v from 'valibot'
import { whenIdle } from '../../../core/browser/idle.ts'
import { readStored, removeStored } from '../../../core/browser/storage.ts'
// Loaded by a menu whose entries come from the server.
import { config } from '../../../core/config.ts'
import { endpoint } from '../../../core/http/endpoint.ts'
import { RequestError } from '../../../core/http/request-error.ts'
import { sendJson } from '../../../core/http/send-json.ts'
import { hasRows, type MenuTree } from '../menu-tree.ts'
import { menuAnswer, readEntry } from './menu-contract.ts'
import { ServerTree } from './server-tree.ts'

/**
 * Reads the menu from its cache (MENU-09), or from the server (MENU-02). A cached menu without entries is dropped and
 * fetched again.
 *
 * @throws RequestError if the request fails, or if the answer is not a list or has values but no valid entry.
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
  // An empty list is a valid, empty menu.
  if (answer.length > 0 && !answer.some((value) => 'type' in readEntry(value))) {
    throw new RequestError('invalid', { address, status: 200, detail: 'aucune entrée de la liste n’est lisible' })
  }
  const tree = new ServerTree(answer)
  // To write ten thousand entries takes a moment, so it waits until the browser is idle after the menu has opened.
  if (hasRows(tree)) whenIdle(() => writeCache(scope, sessionHash, answer), signal, 2000)
  return tree
}

/** Milliseconds for which a cached menu is used (MENU-09). */
const menuLifetime = 3_600_000

/**
 * The key of a cached menu: a site may have several menus, each with a name for its configuration, in several
 * languages.
 */
export interface CacheScope {
  lang: string
  configmenu: string
}

const parts = ['datas', 'key', 'expire'] as const

const keyOf = (part: (typeof parts)[number], { lang, configmenu }: CacheScope): string =>
  `flx-mobile-menu-${part}:${lang}:${configmenu}`

/**
 * Returns the cached menu if it has not expired and was saved under this session hash; otherwise clears the cache,
 * broken data too.
 */
export function readCache(scope: CacheScope, sessionHash: string): unknown[] | null {
  const left = (readStored('local', keyOf('expire', scope), v.number()) ?? 0) - Date.now()
  if (left > 0 && left <= menuLifetime && readStored('local', keyOf('key', scope), v.string()) === sessionHash) {
    const list = readStored('local', keyOf('datas', scope), v.array(v.unknown()))
    if (list) return list
  }
  clearCache(scope)
  return null
}

/** Serializes an answer as JSON, in slices: long lists item by item. */
async function toJson(answer: readonly unknown[]): Promise<string> {
  const { eachInSlices } = await import('../../../core/create-yield')
  const texts: string[] = []
  for (const value of answer) {
    const entry = readEntry(value)
    const isMenu = 'type' in entry && entry.type === 'menu'
    const items: string[] = []
    if (isMenu) await eachInSlices(entry.data, (item) => items.push(JSON.stringify(item)))
    texts.push(isMenu ? `{"type":"menu","data":[${items.join()}]}` : JSON.stringify(value))
  }
  return `[${texts.join()}]`
}

/** Saves a menu in the cache. If storage is full or not allowed, it clears what it has written and reports nothing. */
export async function writeCache(scope: CacheScope, sessionHash: string, answer: readonly unknown[]): Promise<void> {
  try {
    const texts = {
      datas: await toJson(answer),
      key: JSON.stringify(sessionHash),
      expire: JSON.stringify(Date.now() + menuLifetime),
    }
    for (const part of parts) localStorage.setItem(keyOf(part, scope), texts[part])
  } catch {
    clearCache(scope)
  }
}

export function clearCache(scope: CacheScope): void {
  for (const part of parts) removeStored('local', keyOf(part, scope))
}
