import { findFirst } from '../../core/browser/select.ts'
import { formatAmount } from '../../core/french/number.ts'
import { formatPrice, type Tax } from '../../domain/price/format-price.ts'
import { type Amounts, findAmounts } from './amounts.ts'

type PartName = keyof Amounts

/** The amounts that an author can mark in the content. */
export const partNames = ['ttc', 'ht', 'prior'] as const

export function partOf(host: Element, name: PartName | 'reduction'): HTMLElement | null {
  return findFirst(`[data-flx-${name}]`, host)
}

/** Hides an amount and the text around it, unless that has another amount too. @returns a function that restores it. */
export function hidePart(host: Element, name: PartName): () => void {
  const part = partOf(host, name)
  const around = part?.parentElement
  const isAlone = around && around !== host && partNames.every((each) => each === name || !partOf(around, each))
  const target = isAlone ? around : part
  const wasHidden = target?.hidden ?? false
  if (target) target.hidden = true
  return () => {
    if (target) target.hidden = wasHidden
  }
}

/** Returns the text of the element from one of its nodes on, as the label of an amount may stand outside its part. */
function textFrom(host: Element, part: Element): string {
  const range = document.createRange()
  range.selectNodeContents(host)
  range.setStartBefore(part)
  return range.toString()
}

/** Returns the text of the element without what is crossed out: a price that is no longer asked. */
function currentText(host: Element): string {
  const texts = document.createTreeWalker(host, NodeFilter.SHOW_TEXT)
  let current = ''
  while (texts.nextNode()) {
    const crossed = texts.currentNode.parentElement?.closest('s, del, strike')
    if (!crossed || crossed.contains(host)) current += texts.currentNode.nodeValue
  }
  return current
}

/**
 * Reads the amounts in the author's content: from marked parts, else from its text, where amounts without a label are
 * TTC.
 */
export function readAmounts(host: Element): Amounts {
  const amounts: Amounts = {}
  const parts = partNames.filter((name) => partOf(host, name))
  for (const name of parts) {
    const part = partOf(host, name)
    if (part) amounts[name] = findAmounts(textFrom(host, part))[0]?.value
  }
  if (parts.length === 0)
    for (const { label = 'ttc', value } of findAmounts(currentText(host))) amounts[label] ??= value
  return amounts
}

/** Returns true if the label of a part's amount comes right after it. */
export function isLabelled(host: Element, part: Element, tax: Tax): boolean {
  return findAmounts(textFrom(host, part))[0]?.label === tax
}

/**
 * Writes an amount in the author's part if that has another one. @returns a function that restores the author's nodes.
 */
export function writePart(host: Element, part: Element, value: number, tax: Tax): () => void {
  const nodes = [...part.childNodes]
  if (findAmounts(textFrom(host, part))[0]?.value !== value) {
    const isLabelInside = findAmounts(part.textContent ?? '')[0]?.label === tax
    part.textContent = isLabelInside ? formatPrice(value, tax) : formatAmount(value)
  }
  return () => part.replaceChildren(...nodes)
}

/** Creates a part of the price that the author's content does not have. */
export function createPart(part: string, ...content: (string | Node)[]): HTMLElement {
  const element = document.createElement(part === 'before' ? 's' : 'span')
  element.className = `flx-price__${part}`
  element.append(...content)
  return element
}

/** Creates a node for added parts, marked so that a copy of the element does not take them for the author's. */
export function mount(...content: (string | Node)[]): HTMLElement {
  const node = createPart('mount', ...content)
  node.dataset.flxMount = 'price'
  return node
}
