import { idleWork } from '../../core/browser/idle-work.ts'
import { watch } from '../../core/watch.ts'
import { markBlock } from './mark.ts'

/** Marks the blocks that are there and those that come, in the page's quiet instants. @returns takes it all back. */
export function watchBlocks(selector: string, root: ParentNode): () => void {
  const marked = new Map<Element, () => void>()
  const work = idleWork((block: Element) => {
    if (block.isConnected && !marked.has(block)) marked.set(block, markBlock(block))
  })
  const unmark = (block: Element): void => {
    marked.get(block)?.()
    marked.delete(block)
  }
  const unwatch = watch(selector, { added: work.add, removed: unmark }, root)
  return () => {
    unwatch()
    work.stop()
    for (const block of [...marked.keys()]) unmark(block)
  }
}
