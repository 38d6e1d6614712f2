import { closest } from '../../core/browser/closest.ts'
import { idleWork, whenIdle } from '../../core/browser/idle.ts'
import { isPlainClick } from '../../core/browser/links.ts'
import { openWindow } from '../../core/browser/navigation.ts'
import type { Behaviour } from '../../core/element/behaviour-element.ts'
import { selector } from '../../core/element/codecs.ts'
import { adoptStyles } from '../../core/element/styles.ts'
import { emit } from '../../core/events.ts'
import { watch } from '../../core/watch.ts'
import { controlAt, defaultBlocks, exposeBlock, goalOf } from './block.ts'
import styles from './clickable.css'

export const clickableAttributes = { for: selector() }

function isSelecting(block: Element): boolean {
  const selection = getSelection()
  return !!selection && !selection.isCollapsed && selection.containsNode(block, true)
}

/** Returns true for a click or key with a modifier that asks for another tab. Alt is left to the browser. */
function wantsNewTab(event: MouseEvent | KeyboardEvent): boolean {
  return !event.altKey && !isPlainClick(event)
}

function go(block: Element, newTab: boolean): boolean {
  const goal = goalOf(block)
  if (!goal) return false
  const { address, target, link } = goal
  if (!emit(block, 'flx-clickable-go', { address, target, newTab }, { cancelable: true })) return true
  if (newTab) openWindow(address, '_blank')
  else if (link && link.target === target) link.click()
  else openWindow(address, target || '_self')
  return true
}

/**
 * Makes blocks act as the link that they contain or name (CLICK-01 to CLICK-05), including blocks added later, with
 * one listener per kind of event. The blocks are those that `for` selects, else those inside the element, else, if it
 * is empty, those of the whole page.
 */
export const clickable: Behaviour<typeof clickableAttributes> = (host) => {
  adoptStyles(styles)
  const blocks = host.for || defaultBlocks
  const root = host.for || !host.firstElementChild ? document : host
  const candidates = root === host ? `${blocks}, flx-clickable > :not(:has(${blocks}))` : blocks
  const stop = new AbortController()

  const blockAt = (target: EventTarget | null): Element | null => {
    const block = closest(target, candidates)
    return block && root.contains(block) ? block : null
  }

  const press = (event: MouseEvent): void => {
    const block = blockAt(event.target)
    if (event.defaultPrevented || event.altKey || !block || controlAt(event.target as Element, block)) return
    if (isSelecting(block)) return
    if (go(block, wantsNewTab(event))) event.preventDefault()
  }
  const listen = <K extends 'click' | 'auxclick' | 'mousedown' | 'keydown'>(
    type: K,
    listener: (event: GlobalEventHandlersEventMap[K]) => void,
  ): void => root.addEventListener(type, listener as (event: Event) => void, { signal: stop.signal })

  listen('click', press)
  listen('auxclick', (event) => event.button === 1 && press(event))
  // A middle click would otherwise start to scroll the page.
  listen('mousedown', (event) => {
    const block = event.button === 1 && blockAt(event.target)
    if (block && !controlAt(event.target as Element, block) && goalOf(block)) event.preventDefault()
  })
  listen('keydown', (event) => {
    const block = event.key === 'Enter' && !event.repeat && !event.defaultPrevented && blockAt(event.target)
    if (!block || block !== event.target || block.matches('a, area, button')) return
    if (go(block, wantsNewTab(event))) event.preventDefault()
  })

  let unwatch = (): void => {}
  whenIdle(() => {
    unwatch = watchBlocks(candidates, root)
  }, stop.signal)
  return () => {
    stop.abort()
    unwatch()
  }
}

/**
 * Exposes the blocks as links, present and later ones, while the browser is idle. @returns a function that undoes it.
 */
function watchBlocks(selector: string, root: ParentNode): () => void {
  const exposed = new Map<Element, () => void>()
  const work = idleWork((block: Element) => {
    if (block.isConnected && !exposed.has(block)) exposed.set(block, exposeBlock(block))
  })
  const withdraw = (block: Element): void => {
    exposed.get(block)?.()
    exposed.delete(block)
  }
  const unwatch = watch(selector, { added: work.add, removed: withdraw }, root)
  return () => {
    unwatch()
    work.stop()
    for (const block of [...exposed.keys()]) withdraw(block)
  }
}
