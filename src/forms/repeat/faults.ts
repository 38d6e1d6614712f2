import { openingTag } from '../../core/element/report-error.ts'
import type { BlockNumbers } from './block-numbers.ts'
import { optionalParts, titleOf, typedFields } from './blocks.ts'

type Named = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Why a block cannot be repeated as it is, in the words of its author. */
export function faultsOf(host: HTMLElement, block: HTMLElement | undefined, numbers: BlockNumbers): string[] {
  if (!block) {
    const wanted =
      'un <fieldset>, un <li>, une ligne de tableau, un élément data-flx-block, ou un <template> qui en contient un'
    return [`${openingTag(host)} attend un bloc à répéter : ${wanted}.`]
  }
  const said: string[] = []
  const tag = openingTag(block)
  if (block.localName === 'fieldset' && !titleOf(block)?.textContent?.trim()) {
    said.push(`${tag} : un bloc répété a besoin d’une <legend> qui le nomme, comme « Ligne 1 ».`)
  }
  if (block.hasAttribute('data-flx-optional') && !optionalParts(block)) {
    said.push(`${tag} : un bloc facultatif est un <fieldset> qui a sa <legend>.`)
  }
  const names = [...block.querySelectorAll<Named>(typedFields)].map(({ name }) => name).filter(Boolean)
  const alike = [...new Set(names)].filter((name) => !numbers.isNumbered(name) && !name.endsWith('[]'))
  if (alike.length > 0) {
    const list = alike.map((name) => `« ${name} »`).join(', ')
    said.push(
      `${tag} : ${list} sans numéro de bloc : deux blocs enverraient le même nom. Écrivez lignes[0][${alike[0]}].`,
    )
  }
  const radios = [...block.querySelectorAll<HTMLInputElement>('input[type="radio"]')]
  const shared = radios.find(({ name }) => name.endsWith('[]') && !numbers.isNumbered(name))
  if (shared) said.push(`${openingTag(shared)} : sans numéro, les choix de tous les blocs n’en feraient qu’un.`)
  const around: ParentNode = host.closest('form') ?? document
  for (const label of around.querySelectorAll<HTMLLabelElement>('label[for]')) {
    if (block.contains(label) || !label.htmlFor) continue
    const field = block.querySelector(`#${CSS.escape(label.htmlFor)}`)
    if (field) said.push(`${openingTag(label)} : il nomme un champ d’un bloc répété, et reste hors du bloc.`)
  }
  return said
}
