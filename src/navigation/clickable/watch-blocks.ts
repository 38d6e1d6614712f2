import { idleWork } from '../../core/browser/idle-work.ts'
import { watch } from '../../core/watch.ts'
import { exposeBlock } from './block-link.ts'

/** Makes links of the blocks that are there and those that come, in the page's quiet instants. @returns takes it all back. */
export function watchBlocks(selector: string, root: ParentNode): () => void {
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
