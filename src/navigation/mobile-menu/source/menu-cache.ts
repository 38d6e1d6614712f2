import * as v from 'valibot'
import { readStored, removeStored } from '../../../core/browser/storage.ts'
import { readEntry } from './menu-contract.ts'

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
  const { eachInSlices } = await import('../../../core/slices.ts')
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
