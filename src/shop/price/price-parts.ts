import { findFirst } from '../../core/browser/select.ts'
import { formatAmount } from '../../core/french/number.ts'
import { formatPrice, type Tax } from '../../domain/price/format-price.ts'
import { type Amounts, findAmounts } from './amounts.ts'

type PartName = keyof Amounts

/** The amounts that an author may mark in the content. */
export const partNames = ['ttc', 'ht', 'prior'] as const

export function partOf(host: Element, name: PartName | 'reduction'): HTMLElement | null {
  return findFirst(`[data-flx-${name}]`, host)
}

/** Hides an amount with the words around it, unless they say another one too. @returns shows it again. */
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

/** Text of the element from one of its nodes on: the label of an amount may stand outside its part. */
function textFrom(host: Element, part: Element): string {
  const range = document.createRange()
  range.selectNodeContents(host)
  range.setStartBefore(part)
  return range.toString()
}

/** What the author's content says: in the parts that are marked, else in its plain text, where TTC is what is meant. */
export function readAmounts(host: Element): Amounts {
  const amounts: Amounts = {}
  const parts = partNames.filter((name) => partOf(host, name))
  for (const name of parts) {
    const part = partOf(host, name)
    if (part) amounts[name] = findAmounts(textFrom(host, part))[0]?.value
  }
  if (parts.length === 0)
    for (const { label = 'ttc', value } of findAmounts(host.textContent ?? '')) amounts[label] ??= value
  return amounts
}

/** Whether the label of a part's amount comes right after it. */
export function isLabelled(host: Element, part: Element, tax: Tax): boolean {
  return findAmounts(textFrom(host, part))[0]?.label === tax
}

/** Writes an amount in the author's part, when it says another. @returns puts the author's nodes back. */
export function writePart(host: Element, part: Element, value: number, tax: Tax): () => void {
  const nodes = [...part.childNodes]
  if (findAmounts(textFrom(host, part))[0]?.value !== value) {
    const isLabelInside = findAmounts(part.textContent ?? '')[0]?.label === tax
    part.textContent = isLabelInside ? formatPrice(value, tax) : formatAmount(value)
  }
  return () => part.replaceChildren(...nodes)
}

/** A piece of the price that the author's content does not have. */
export function createPart(part: string, ...content: (string | Node)[]): HTMLElement {
  const element = document.createElement(part === 'before' ? 's' : 'span')
  element.className = `flx-price__${part}`
  element.append(...content)
  return element
}

/** A node for what is added, which a copy of the element does not take for its author's. */
export function mount(...content: (string | Node)[]): HTMLElement {
  const node = createPart('mount', ...content)
  node.dataset.flxMount = 'price'
  return node
}
