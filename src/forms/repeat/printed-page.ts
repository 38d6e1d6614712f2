import { blankOf } from './blank-block.ts'
import { BlockNumbers } from './block-numbers.ts'
import { blockFinder, optionalParts, templateOf } from './blocks.ts'
import { faultsOf } from './faults.ts'

/** What the page was printed with. */
export interface PrintedPage {
  /** Finds the blocks that there are now. */
  find: () => HTMLElement[]
  blocks: readonly HTMLElement[]
  /** Those of them that are optional and were left out. */
  leftOut: ReadonlySet<HTMLElement>
  /** What a block that is added is a copy of. */
  blank: HTMLElement | undefined
  numbers: BlockNumbers
  /** Why its blocks cannot be repeated as they are. */
  faults: string[]
}

function depthOf(host: Element): number {
  let depth = 0
  for (let outer = host.parentElement?.closest('flx-repeat'); outer; outer = outer.parentElement?.closest('flx-repeat'))
    depth++
  return depth
}

/** @param start - First number of the names, for a template. */
export function readPage(host: HTMLElement, start: number): PrintedPage {
  const find = blockFinder(host)
  const blocks = find()
  const numbers = new BlockNumbers(blocks, depthOf(host))
  const own = templateOf(host)?.content.firstElementChild
  const [first] = blocks
  // One that the server did not refuse has no error of it left.
  const pattern = blocks.find((block) => !block.querySelector('[aria-invalid]')) ?? first
  const blank =
    own instanceof HTMLElement
      ? (own.cloneNode(true) as HTMLElement)
      : pattern && blankOf(pattern, (inner) => blockFinder(inner)())
  if (own && blank) numbers.readBlank(blank, start)
  const isLeftOut = (block: HTMLElement): boolean => {
    const parts = optionalParts(block)
    return parts !== undefined && (parts.ownSwitch ? !parts.ownSwitch.checked : parts.fieldset.disabled)
  }
  const leftOut = new Set(blocks.filter(isLeftOut))
  return { find, blocks, leftOut, blank, numbers, faults: faultsOf(host, first ?? blank, numbers) }
}
