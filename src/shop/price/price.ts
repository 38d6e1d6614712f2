import { ofForm, onFormChange } from '../../core/browser/form.ts'
import { findFirst } from '../../core/browser/select.ts'
import type { Behaviour } from '../../core/element/behaviour-element.ts'
import { oneOf, selector } from '../../core/element/codecs.ts'
import { openingTag } from '../../core/element/report-error.ts'

import { adoptStyles } from '../../core/element/styles.ts'
import { formatAmount, formatRate } from '../../core/french/number.ts'
import { messages } from '../../core/i18n/texts.ts'
import { formatPrice, type Tax, taxLabel } from '../../domain/price/format-price.ts'
import { type Amounts, complete, decimal, findAmounts, reductionOf } from './amounts.ts'
import css from './price.css'
import { createPart, hidePart, isLabelled, mount, partNames, partOf, readAmounts, writePart } from './price-parts.ts'
import '../../ui/styles.ts'

const priceTexts = messages('price', {
  prior: 'Prix le plus bas des 30 derniers jours :',
})

export const priceAttributes = {
  ttc: decimal,
  ht: decimal,
  vat: decimal,
  prior: decimal,
  reduction: decimal,
  display: oneOf(['ttc', 'ht'], 'ttc'),
  for: selector(),
}

/**
 * Shows the amount and label of one tax (decision 18): in the author's part, else after the author's text, else added.
 */
function showAmount(host: HTMLElement, added: HTMLElement, value: number, tax: Tax): (() => void) | undefined {
  const part = partOf(host, tax)
  if (part) {
    const restore = writePart(host, part, value, tax)
    const label = isLabelled(host, part, tax) ? undefined : mount('\u00a0', createPart('label', taxLabel(tax)))
    if (label) part.after(label)
    return () => {
      label?.remove()
      restore()
    }
  }
  const own = findAmounts(host.textContent ?? '').find(({ label = 'ttc' }) => label === tax)
  if (own?.label) return undefined
  if (own) added.append('\u00a0', createPart('label', taxLabel(tax)))
  else added.append(' ', createPart(tax, formatAmount(value), '\u00a0', createPart('label', taxLabel(tax))))
  return undefined
}

/**
 * Warns the author about a reduction that is not counted from the lowest price of the last 30 days, or has no such
 * price.
 */
function warnWrongReduction(host: HTMLElement, announced: number[], real: number): void {
  const wrong = announced.find((percent) => percent !== real)
  if (wrong === undefined) return
  const claim = `flx : ${openingTag(host)} annonce −${formatRate(wrong)}`
  if (real) console.warn(`${claim} ; du prix le plus bas des 30 derniers jours (prior), c’est −${formatRate(real)}.`)
  else
    console.error(`${claim} sans un prix plus haut, le plus bas des 30 derniers jours (prior) : rien n’en est montré.`)
}

/** Shows the reduction and the price it is counted from, unless the author's content has them. */
function showReduction(host: HTMLElement, added: HTMLElement, prior: number, percent: number): () => void {
  const text = `−${formatRate(percent)}`
  const part = partOf(host, 'reduction')
  const isEmpty = !part?.textContent?.trim()
  const wasHidden = part?.hidden
  if (part && isEmpty) part.textContent = text
  if (part) part.hidden = false
  else if (claimsIn(host).length === 0) added.append(' ', createPart('reduction', text))
  if (!partOf(host, 'prior')) {
    added.append(' ', createPart('prior', priceTexts('prior'), ' ', createPart('before', formatPrice(prior, 'ttc'))))
  }
  return () => {
    if (part && isEmpty) part.textContent = ''
    if (part) part.hidden = wasHidden ?? false
  }
}

type Shown = Amounts & { display: Tax; claims: Claim[] }

/** Writes a price into the author's content. @returns a function that restores the content. */
function show(host: HTMLElement, { display, claims, ...amounts }: Shown): () => void {
  const { prior } = amounts
  const percent = reductionOf(amounts)
  const added = mount()
  const undo: ((() => void) | undefined)[] = []
  for (const tax of display === 'ht' ? (['ht', 'ttc'] as const) : (['ttc', 'ht'] as const)) {
    const value = amounts[tax]
    if (value !== undefined) undo.push(showAmount(host, added, value, tax))
  }
  const part = partOf(host, 'prior')
  if (part && prior !== undefined) undo.push(writePart(host, part, prior, 'ttc'))
  for (const claim of claims) claim.write(percent ? `−${formatRate(percent)}` : '')
  if (percent && prior !== undefined) undo.push(showReduction(host, added, prior, percent))
  if (added.childNodes.length > 0) host.append(added)
  return () => {
    added.remove()
    for (const restore of undo) restore?.()
    for (const claim of claims) claim.restore()
  }
}

/**
 * Shows a price with its labels, and a reduction only if it is counted from the lowest price of the last 30 days. With
 * `for`, shows the price of the reference chosen there.
 */
export const price: Behaviour<typeof priceAttributes> = (host) => {
  adoptStyles(css)
  for (const dead of host.querySelectorAll('[data-flx-mount="price"]')) dead.remove()
  const written = readAmounts(host)
  const { ttc = written.ttc, ht = written.ht, prior = written.prior, vat, display, reduction } = host
  const own = complete({ ttc, ht, prior }, vat)
  const claims = claimsIn(host)
  const announced = [...claims.map((claim) => claim.percent), ...(reduction ? [reduction] : [])]
  warnWrongReduction(host, announced, reductionOf(own))

  let restore = show(host, { ...own, display, claims })
  const follow = (chosen: Amounts | undefined): void => {
    restore()
    const amounts = chosen ? complete(chosen, vat) : own
    const unknown = chosen ? partNames.filter((name) => amounts[name] === undefined) : []
    const undo = [show(host, { ...amounts, display, claims }), ...unknown.map((name) => hidePart(host, name))]
    restore = () => {
      for (const each of undo) each()
    }
  }
  const stop = host.for ? followReference(host.for, follow) : undefined
  return () => {
    stop?.()
    restore()
  }
}

/** Matches « −30 % », with any minus sign, and « - 30% ». */
const pattern = /(?<!\d\s?)[-−–]\s?(\d+(?:[.,]\d+)?)\s?%/u

/** A reduction that the author's content announces. */
interface Claim {
  percent: number
  /** Replaces the announced reduction; removes it if the text is empty. */
  write(text: string): void
  restore(): void
}

function claimOf(node: Text, host: Element): Claim | undefined {
  const [words = '', figure = ''] = node.data.match(pattern) ?? []
  if (!words) return undefined
  const before = node.data
  const holder = node.parentElement
  const isAlone = holder && holder !== host && holder.textContent?.trim() === words
  const wasHidden = holder?.hidden ?? false
  return {
    percent: Number(figure.replace(',', '.')),
    write: (text) => {
      if (isAlone) holder.hidden = !text
      node.data = before.replace(words, text)
    },
    restore: () => {
      if (isAlone) holder.hidden = wasHidden
      node.data = before
    },
  }
}

function claimsIn(host: Element): Claim[] {
  const nodes: Text[] = []
  const walker = document.createTreeWalker(host, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) nodes.push(walker.currentNode as Text)
  return nodes.map((node) => claimOf(node, host)).filter((claim) => claim !== undefined)
}

const controls = 'input[name="idreference"], select[name="idreference"], button[name="idreference"]'

/** Returns the control that gives the chosen reference: a ticked radio, the option of a list, a field. */
function chosenControl(form: HTMLFormElement): Element | null {
  for (const control of ofForm(form, 'elements')) {
    if (!control.matches(controls)) continue
    if (control instanceof HTMLSelectElement) return control.selectedOptions[0] ?? null
    if (!(control instanceof HTMLInputElement)) continue
    if (!/^(?:radio|checkbox)$/.test(control.type) || control.checked) return control
  }
  return null
}

/** Returns the price on a control (`data-flx-price-ttc`, `-ht`, `-prior`); undefined if it has none. */
function amountsOf(control: Element | null): Amounts | undefined {
  const read = (name: string): number | undefined =>
    decimal.parse(control?.getAttribute(`data-flx-price-${name}`) ?? null)
  const amounts = { ttc: read('ttc'), ht: read('ht'), prior: read('prior') }
  return amounts.ttc === undefined && amounts.ht === undefined ? undefined : amounts
}

/**
 * Follows the reference chosen in a form: calls `show` at once, then at each change.
 *
 * @param selector - Selector of the form, or of an element that contains it, which may be added later.
 * @param show - Called with undefined if the reference has no price.
 * @returns a function that removes the listener.
 */
function followReference(selector: string, show: (amounts: Amounts | undefined) => void): () => void {
  const formIn = (holder: Element | null): HTMLFormElement | null =>
    holder instanceof HTMLFormElement ? holder : (holder?.querySelector('form') ?? null)
  const form = (): HTMLFormElement | null => formIn(findFirst<Element>(selector))
  const read = (): void => {
    const found = form()
    if (found) show(amountsOf(chosenControl(found)))
  }
  read()
  return onFormChange(form, read)
}
