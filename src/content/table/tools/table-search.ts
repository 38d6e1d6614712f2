import { eachInSlices } from '../../../core/create-yield.ts'
import { fold } from '../../../core/french/fold.ts'
import { countOf } from '../../../core/french/number.ts'
import { textOf } from '../order/cell-value.ts'
import { toolsTexts as t } from '../table-messages.ts'
import { type Block, cellAt, type Reading, type TableModel } from '../table-model.ts'

/** The visitor's filters: words, and one value for each column that offers a choice. */
export interface Filters {
  words: string
  /** By column, from 0, the text that its cells must have. */
  choices: Map<number, string>
}

export const isEmpty = ({ words, choices }: Filters): boolean => !words.trim() && choices.size === 0

/** Returns the text of a cell as filters compare it; a number that is written in groups is found without them too. */
function searchTextOf(cell: HTMLTableCellElement): string {
  const text = fold(textOf(cell))
  const joined = text.replace(/(?<=\d) (?=\d)/g, '')
  return joined === text ? text : `${text} ${joined}`
}

/**
 * Returns the blocks that contain all the words, in any of their cells, and have the chosen values.
 *
 * @throws the signal's reason if it aborts
 */
export async function matchBlocks(
  model: TableModel,
  { words, choices }: Filters,
  { texts }: Reading,
  signal: AbortSignal,
): Promise<Set<Block>> {
  const wanted = fold(words).split(' ').filter(Boolean)
  const chosen = [...choices]
  const matching = new Set<Block>()
  const fits = (block: Block): boolean => {
    const isChosen = chosen.every(([column, value]) => {
      const cell = cellAt(model, block, column)
      return cell !== undefined && textOf(cell) === value
    })
    if (!isChosen || wanted.length === 0) return isChosen
    const text = texts.get(block) ?? block.rows.flatMap((row) => [...row.cells].map(searchTextOf)).join(' ')
    texts.set(block, text)
    return wanted.every((word) => text.includes(word))
  }
  const blocks = model.parts.flatMap((part) => part.blocks)
  await eachInSlices(blocks, (block) => void (fits(block) && matching.add(block)), signal)
  return matching
}

export const describeCount = (shown: number, total: number): string =>
  shown > 0 ? t('shown', { shown, total: countOf(total, 'ligne') }) : t('none')
