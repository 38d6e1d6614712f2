import { findAll } from '../../core/browser/select.ts'
import { mountAround } from '../../core/element/mounts.ts'
import { ownTextOf } from '../../core/html/text-of.ts'
import type { Field } from '../../core/html/typed-fields.ts'
import { repeatTexts as t } from './repeat-messages.ts'

export type BlockAction = 'up' | 'down' | 'remove'

/** Marks a block; written by the author, or by us while the element is active. */
const blockHook = '[data-flx-block]'

/** Returns true if a node belongs to this element, and not to a repetition inside one of its blocks. */
export function isOwn(host: Element, node: Element): boolean {
  return node.parentElement?.closest('flx-repeat') === host
}

function ownOf(host: Element, selector: string): HTMLElement[] {
  return findAll(selector, host).filter((node) => isOwn(host, node))
}

/** Returns the page's own blank block, if it has one. */
export function templateOf(host: Element): HTMLTemplateElement | undefined {
  return ownOf(host, 'template').find((each): each is HTMLTemplateElement => each instanceof HTMLTemplateElement)
}

/**
 * Returns a function that finds the current blocks: the marked elements, else the fieldsets, list items or table rows.
 * The kind is decided once, so that blocks added later are found in the same way.
 */
export function blockFinder(host: Element): () => HTMLElement[] {
  const written = (name: string): HTMLElement[] => ownOf(host, name).filter((each) => !mountAround(each))
  const marked = (): HTMLElement[] => ownOf(host, blockHook)
  const ways = [
    marked,
    () => ownOf(host, 'fieldset').filter(({ parentElement }) => parentElement === host),
    () => ownOf(host, 'li').filter(({ parentElement }) => parentElement?.parentElement === host),
    () => ownOf(host, 'tbody > tr'),
    () => written('fieldset').filter(({ parentElement }) => !parentElement?.closest('fieldset')),
  ]
  const root = templateOf(host)?.content.firstElementChild
  if (root?.matches(blockHook)) return marked
  return ways.find((way) => way().length > 0) ?? (() => written(root?.localName ?? 'fieldset'))
}

/** Finds a part of a block, outside the repetitions inside the block. */
export function partOf(block: Element, selector: string): HTMLElement | undefined {
  const host = block.closest('flx-repeat')
  return findAll(selector, block).find((part) => part.closest('flx-repeat') === host)
}

/** Returns the element that titles a block: its legend, or a heading. */
export function titleOf(block: Element): HTMLElement | undefined {
  return partOf(block, 'legend, h1, h2, h3, h4, h5, h6, caption, summary')
}

/**
 * Returns the block's name: its title, else one with its number.
 *
 * @param index - Index of the block, from 0.
 */
export function nameOf(block: Element, index: number): string {
  return ownTextOf(titleOf(block)) || block.ariaLabel || t('block', { n: index + 1 })
}

/**
 * The parts of an optional block. It is a fieldset, because a disabled one is not sent, except for the controls in its
 * legend.
 */
interface OptionalParts {
  fieldset: HTMLFieldSetElement
  legend: HTMLLegendElement
  /** The author's own switch, if there is one. */
  ownSwitch: HTMLInputElement | undefined
}

/** Returns the parts of an optional block; undefined if the block is not optional. */
export function optionalParts(block: Element): OptionalParts | undefined {
  const legend = titleOf(block)
  const isOne = block instanceof HTMLFieldSetElement && legend instanceof HTMLLegendElement
  if (!isOne || !block.hasAttribute('data-flx-optional')) return undefined
  const ownSwitch = partOf(block, 'legend input[type="checkbox"][data-flx-switch]') as HTMLInputElement | undefined
  return { fieldset: block, legend, ownSwitch }
}

/** Returns the fields of a block that a visitor fills in, except those that our elements render. */
export function typedFieldsIn(block: Element): Field[] {
  const fields = block.querySelectorAll<Field>('input:not([type="hidden"]), select, textarea')
  return [...fields].filter((field) => !mountAround(field))
}
