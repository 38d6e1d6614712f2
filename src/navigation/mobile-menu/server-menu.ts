import { whenIdle } from '../../core/browser/idle.ts'
import { config } from '../../core/config.ts'
import { endpoint } from '../../core/http/endpoint.ts'
import { sendJson } from '../../core/http/send-json.ts'
import { eachInSlices } from '../../core/slices.ts'
import { addItem, createTree, menuOf } from './build-menu.ts'
import { type CacheScope, clearCache, readCache, writeCache } from './menu-cache.ts'
import type { Menu, MenuItem, MenuTree } from './menu-tree.ts'
import { type MenuEntry, menuAnswer, readEntries, readItem } from './mobile-menu-contract.ts'

interface Work {
  parent: MenuItem
  entry?: MenuEntry
  raw?: unknown
}

/** Builds the tree from the server's entries, in slices: ten thousand items hold the page no longer than ten. */
async function buildTree(entries: MenuEntry[], signal: AbortSignal): Promise<MenuTree> {
  const tree = createTree()
  const work: Work[] = []
  const queue = (items: unknown[], parent: MenuItem): void => {
    for (const raw of items) work.push({ parent, raw })
  }
  for (const entry of entries) {
    if (entry.type === 'menu') queue(entry.data, tree.root)
    else work.push({ parent: tree.root, entry })
  }
  await eachInSlices(
    work,
    ({ parent, entry, raw }) => {
      if (entry?.type === 'clone') return void addItem(tree, parent, { kind: 'clone', selector: entry.data })
      if (entry) return void addItem(tree, parent, { kind: 'spacer' })
      const fields = readItem(raw)
      if (!fields) return
      const { children, ...shown } = fields
      queue(children, addItem(tree, parent, shown))
    },
    signal,
  )
  return tree
}

/**
 * Reads the menu from what is kept of it (MENU-09), or from the server (MENU-02).
 * What is kept and gives no entry is dropped and asked for again.
 *
 * @returns `null` when there is nothing to show.
 * @throws RequestError when the answer does not come or is not a list.
 */
export async function readServerMenu(configmenu: string, signal: AbortSignal): Promise<Menu | null> {
  const { lang, sessionHash } = config()
  const scope: CacheScope = { lang, configmenu }
  const kept = readCache(scope, sessionHash)
  if (kept) {
    const menu = menuOf(await buildTree(readEntries(kept), signal))
    if (menu) return menu
    clearCache(scope)
  }
  const answer = await sendJson(
    { address: endpoint('ajax/modules/menu/mobile-menu.php'), body: { configmenu }, signal },
    menuAnswer,
  )
  const menu = menuOf(await buildTree(readEntries(answer), signal))
  // Writing ten thousand entries takes a moment that the opening should not pay for.
  if (menu) whenIdle(() => signal.aborted || writeCache(scope, sessionHash, answer), 2000)
  return menu
}
