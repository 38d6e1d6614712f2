import * as v from 'valibot'
import { whenIdle } from '../../../core/browser/idle.ts'
import { readStored, removeStored } from '../../../core/browser/storage.ts'
// Fetched by a menu whose entries come from the server.
import { config } from '../../../core/config.ts'
import { endpoint } from '../../../core/http/endpoint.ts'
import { RequestError } from '../../../core/http/request-error.ts'
import { sendJson } from '../../../core/http/send-json.ts'
import { hasRows, type MenuTree } from '../menu-tree.ts'
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

/** Milliseconds that a kept menu serves (MENU-09). */
const menuLifetime = 3_600_000

/** One menu of the site: its pages may open several, each by the name of its configuration, in several languages. */
export interface CacheScope {
  lang: string
  configmenu: string
}

const parts = ['datas', 'key', 'expire'] as const

const keyOf = (part: (typeof parts)[number], { lang, configmenu }: CacheScope): string =>
  `flx-mobile-menu-${part}:${lang}:${configmenu}`

/**
 * The menu kept for this scope, as long as it is not out of date and was kept under this session hash.
 * Whatever else is found there, broken data too, is cleared.
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

/** The JSON of an answer, made in slices: of its long lists, item by item. */
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

/** Keeps a menu. Where that cannot be (storage is full, or refused), nothing is left half written, and nothing is said. */
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
