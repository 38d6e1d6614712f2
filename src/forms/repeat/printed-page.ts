import { openingTag } from '../../core/element/report-error.ts'
import { blankOf } from './blank-block.ts'
import { BlockNumbers } from './block-numbers.ts'
import { blockFinder, optionalParts, templateOf, titleOf, typedFieldsIn } from './blocks.ts'

/** The state of the page as the server printed it. */
export interface PrintedPage {
  /** Finds the current blocks. */
  find: () => HTMLElement[]
  blocks: readonly HTMLElement[]
  /** The optional blocks that are left out. */
  leftOut: ReadonlySet<HTMLElement>
  /** The block that is copied to add one. */
  blank: HTMLElement | undefined
  numbers: BlockNumbers
  /** Messages about blocks that cannot be repeated as they are. */
  faults: string[]
}

function depthOf(host: Element): number {
  let depth = 0
  for (let outer = host.parentElement?.closest('flx-repeat'); outer; outer = outer.parentElement?.closest('flx-repeat'))
    depth++
  return depth
}

/** @param start - First number in the names, if the page has a template. */
export function readPage(host: HTMLElement, start: number): PrintedPage {
  const find = blockFinder(host)
  const blocks = find()
  const numbers = new BlockNumbers(blocks, depthOf(host))
  const own = templateOf(host)?.content.firstElementChild
  const [first] = blocks
  // Preferably a block without errors, so that the copy has none either.
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

/** Returns messages for the author about a block that cannot be repeated as it is. */
function faultsOf(host: HTMLElement, block: HTMLElement | undefined, numbers: BlockNumbers): string[] {
  if (!block) {
    const wanted =
      'un <fieldset>, un <li>, une ligne de tableau, un élément data-flx-block, ou un <template> qui en contient un'
    return [`${openingTag(host)} attend un bloc à répéter : ${wanted}.`]
  }
  const faults: string[] = []
  const tag = openingTag(block)
  if (block.localName === 'fieldset' && !titleOf(block)?.textContent?.trim()) {
    faults.push(`${tag} : un bloc répété a besoin d’une <legend> qui le nomme, comme « Ligne 1 ».`)
  }
  if (block.hasAttribute('data-flx-optional') && !optionalParts(block)) {
    faults.push(`${tag} : un bloc facultatif est un <fieldset> qui a sa <legend>.`)
  }
  const names = typedFieldsIn(block)
    .map(({ name }) => name)
    .filter(Boolean)
  const alike = [...new Set(names)].filter((name) => !numbers.isNumbered(name) && !name.endsWith('[]'))
  if (alike.length > 0) {
    const list = alike.map((name) => `« ${name} »`).join(', ')
    faults.push(
      `${tag} : ${list} sans numéro de bloc : deux blocs enverraient le même nom. Écrivez lignes[0][${alike[0]}].`,
    )
  }
  const radios = [...block.querySelectorAll<HTMLInputElement>('input[type="radio"]')]
  const shared = radios.find(({ name }) => name.endsWith('[]') && !numbers.isNumbered(name))
  if (shared) faults.push(`${openingTag(shared)} : sans numéro, les choix de tous les blocs n’en feraient qu’un.`)
  const around: ParentNode = host.closest('form') ?? document
  for (const label of around.querySelectorAll<HTMLLabelElement>('label[for]')) {
    if (block.contains(label) || !label.htmlFor) continue
    const field = block.querySelector(`#${CSS.escape(label.htmlFor)}`)
    if (field) faults.push(`${openingTag(label)} : il nomme un champ d’un bloc répété, et reste hors du bloc.`)
  }
  return faults
}
