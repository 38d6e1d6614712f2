import * as v from 'valibot'
import { readStored, removeStored, writeStored } from '../../../core/browser/storage.ts'

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

/** Keeps a menu. Storage that is full, or refused, leaves nothing half written and says nothing. */
export function writeCache(scope: CacheScope, sessionHash: string, list: unknown[]): void {
  const values = { datas: list, key: sessionHash, expire: Date.now() + menuLifetime }
  if (!parts.every((part) => writeStored('local', keyOf(part, scope), values[part]))) clearCache(scope)
}

export function clearCache(scope: CacheScope): void {
  for (const part of parts) removeStored('local', keyOf(part, scope))
}
