import { findAll } from '../../core/browser/select.ts'
import { repeatTexts as t } from './repeat-messages.ts'

export type BlockAction = 'up' | 'down' | 'remove'

/** Marks a block: by the author, or by us while the element acts. */
export const blockHook = '[data-flx-block]'

/** Whether a node is this element's own, and not of a repetition inside one of its blocks. */
export function isOwn(host: Element, node: Element): boolean {
  return node.parentElement?.closest('flx-repeat') === host
}

function ownOf(host: Element, selector: string): HTMLElement[] {
  return findAll(selector, host).filter((node) => isOwn(host, node))
}

/** The page's own blank block, where it has one. */
export function templateOf(host: Element): HTMLTemplateElement | undefined {
  return ownOf(host, 'template').find((each): each is HTMLTemplateElement => each instanceof HTMLTemplateElement)
}

/**
 * What finds the blocks of a page, now and later: those that are marked, else the fieldsets, the items of a list, the
 * rows of a table.
 */
export function blockFinder(host: Element): () => HTMLElement[] {
  const marked = (): HTMLElement[] => ownOf(host, blockHook)
  const ways = [
    marked,
    () => ownOf(host, 'fieldset').filter(({ parentElement }) => parentElement === host),
    () => ownOf(host, 'li').filter(({ parentElement }) => parentElement?.parentElement === host),
    () => ownOf(host, 'tbody > tr'),
    () => ownOf(host, 'fieldset').filter(({ parentElement }) => !parentElement?.closest('fieldset, [data-flx-mount]')),
  ]
  const root = templateOf(host)?.content.firstElementChild
  if (root?.matches(blockHook)) return marked
  return (
    ways.find((way) => way().length > 0) ??
    (() => ownOf(host, root?.localName ?? 'fieldset').filter((each) => !each.closest('[data-flx-mount]')))
  )
}

/** Where a block ends that is not the repetition's own: in a block, whose parts are looked for. */
export function partOf(block: Element, selector: string): HTMLElement | undefined {
  const host = block.closest('flx-repeat')
  return findAll(selector, block).find((part) => part.closest('flx-repeat') === host)
}

/** What names a block in the page: its legend, or a heading. */
export function titleOf(block: Element): HTMLElement | undefined {
  return partOf(block, 'legend, h1, h2, h3, h4, h5, h6, caption, summary')
}

/** What a block is called, in its title or by its place, from 0. */
export function nameOf(block: Element, index: number): string {
  const title = titleOf(block)?.cloneNode(true) as Element | undefined
  for (const part of title?.querySelectorAll('input, button, [data-flx-mount]') ?? []) part.remove()
  const text = (title?.textContent ?? '').replace(/\s+/g, ' ').trim()
  return text || block.ariaLabel || t('block', { n: index + 1 })
}

/** What makes a block optional: a fieldset that is disabled sends nothing, and leaves alone what stands in its legend. */
interface OptionalParts {
  fieldset: HTMLFieldSetElement
  legend: HTMLLegendElement
  /** The author's own switch. */
  ownSwitch: HTMLInputElement | undefined
}

/** Of a block that its visitor may leave out. */
export function optionalParts(block: Element): OptionalParts | undefined {
  const legend = titleOf(block)
  const isOne = block instanceof HTMLFieldSetElement && legend instanceof HTMLLegendElement
  if (!isOne || !block.hasAttribute('data-flx-optional')) return undefined
  const ownSwitch = partOf(block, 'legend input[type="checkbox"][data-flx-switch]') as HTMLInputElement | undefined
  return { fieldset: block, legend, ownSwitch }
}

/** The fields in which a visitor writes; none of those that elements of ours draw. */
export const typedFields =
  'input:not([type="hidden"], [data-flx-mount], [data-flx-mount] *), select:not([data-flx-mount] *), textarea:not([data-flx-mount] *)'
