import type { Price, PriceDisplay } from './cart-contract.ts'

const euros = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' })
const percent = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 2 })

/** `45` → « 45,00 € ». */
export function formatEuros(amount: number): string {
  return euros.format(amount)
}

/** The amount with its regime always written beside it: « 45,00 € TTC ». */
export function formatPrice(price: Price, display: PriceDisplay): string {
  return `${formatEuros(price[display])} ${display.toUpperCase()}`
}

/** `5.5` → « 5,5 % ». */
export function formatRate(rate: number): string {
  return `${percent.format(rate)} %`
}

/** `3` → « 3 articles ». */
export function formatCount(count: number): string {
  return `${percent.format(count)} article${count >= 2 ? 's' : ''}`
}
