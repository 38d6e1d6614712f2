import '../../ui/styles.ts'
import type { Behaviour } from '../../core/element/behaviour-element.ts'
import { number, oneOf } from '../../core/element/codecs.ts'
import { openingTag } from '../../core/element/report-error.ts'
import { adoptStyles } from '../../core/element/styles.ts'
import { formatAmount, formatRate } from '../../core/french/number.ts'
import { type Amounts, complete, euros, reductionOf, saidIn, type Tax } from './amounts.ts'
import { type Claim, claimsIn } from './claims.ts'
import css from './price.css'
import { priceTexts as t } from './price-messages.ts'
import { amountText, draw, isLabelled, mount, partOf, readAmounts, writePart } from './price-parts.ts'

export const priceAttributes = {
  ttc: euros,
  ht: euros,
  vat: number(),
  prior: euros,
  reduction: number(),
  display: oneOf(['ttc', 'ht'], 'ttc'),
}

/** Amount and label of one tax (decision 18): in the author's part, else after the author's text, else drawn. */
function showAmount(host: HTMLElement, added: HTMLElement, value: number, tax: Tax): (() => void) | undefined {
  const part = partOf(host, tax)
  if (part) {
    const restore = writePart(host, part, value, tax)
    const label = isLabelled(host, part, tax) ? undefined : mount('\u00a0', draw('label', t(tax)))
    if (label) part.after(label)
    return () => {
      label?.remove()
      restore()
    }
  }
  const own = saidIn(host.textContent ?? '').find(({ label = 'ttc' }) => label === tax)
  if (own?.label) return undefined
  if (own) added.append('\u00a0', draw('label', t(tax)))
  else added.append(' ', draw(tax, formatAmount(value), '\u00a0', draw('label', t(tax))))
  return undefined
}

/** What an author must be told: a reduction is announced from the lowest price of the last 30 days, or not at all. */
function sayWrong(host: HTMLElement, announced: number[], real: number): void {
  const wrong = announced.find((percent) => percent !== real)
  if (wrong === undefined) return
  const claim = `flx : ${openingTag(host)} annonce −${formatRate(wrong)}`
  if (real) console.warn(`${claim} ; du prix le plus bas des 30 derniers jours (prior), c’est −${formatRate(real)}.`)
  else
    console.error(`${claim} sans le prix le plus bas des 30 derniers jours (prior) : la réduction n’est pas montrée.`)
}

/** The reduction and the price it is counted from, in the author's words where there are some. */
function showReduction(
  host: HTMLElement,
  added: HTMLElement,
  { prior }: Amounts,
  percent: number,
  claims: Claim[],
): void {
  const text = percent ? `−${formatRate(percent)}` : ''
  for (const claim of claims) claim.write(text)
  if (!percent || prior === undefined) return
  const part = partOf(host, 'reduction')
  if (part && claims.length === 0) part.textContent = text
  else if (claims.length === 0) added.append(' ', draw('reduction', text))
  if (!partOf(host, 'prior'))
    added.append(' ', draw('prior', t('prior'), ' ', draw('before', amountText(prior, 'ttc'))))
}

/** Says a price with its labels, and a reduction only from the lowest price of the last 30 days. */
export const price: Behaviour<typeof priceAttributes> = (host) => {
  adoptStyles(css)
  for (const dead of host.querySelectorAll('[data-flx-mount]')) dead.remove()
  const said = readAmounts(host)
  const { ttc = said.ttc, ht = said.ht, prior = said.prior } = host
  const amounts = complete({ ttc, ht, prior }, host.vat)
  const percent = reductionOf(amounts)
  const claims = claimsIn(host)
  sayWrong(host, [...claims.map((claim) => claim.percent), ...(host.reduction ? [host.reduction] : [])], percent)

  const added = mount()
  const undo: ((() => void) | undefined)[] = []
  for (const tax of host.display === 'ht' ? (['ht', 'ttc'] as const) : (['ttc', 'ht'] as const)) {
    const value = amounts[tax]
    if (value !== undefined) undo.push(showAmount(host, added, value, tax))
  }
  const part = partOf(host, 'prior')
  if (part && prior !== undefined) undo.push(writePart(host, part, prior, 'ttc'))
  showReduction(host, added, amounts, percent, claims)
  if (added.childNodes.length > 0) host.append(added)
  return () => {
    added.remove()
    for (const restore of undo) restore?.()
    for (const claim of claims) claim.restore()
  }
}
