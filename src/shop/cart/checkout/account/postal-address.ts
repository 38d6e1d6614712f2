import { textLocale } from '../../../../core/i18n/texts.ts'
import type { Address } from '../../contract/account.ts'

const home = 'FR'
const usual = ['FR', 'BE', 'CH', 'LU', 'MC', 'DE', 'ES', 'IT', 'NL', 'PT', 'GB', 'CA']
/** `BE` → « Belgique » where the page is in French; what is no code stays as it came. */
export function countryName(code: string): string {
  try {
    return new Intl.DisplayNames(textLocale(), { type: 'region', fallback: 'code' }).of(code) ?? code
  } catch {
    return code
  }
}

/** The countries to choose from, and the one that an address has already. */
export function countriesWith(code: string): string[] {
  return !code || usual.includes(code) ? usual : [code, ...usual]
}

/** Lines of an address as an envelope has them; the country where it is not France. */
export function addressLines(address: Address): string[] {
  const { firstName, lastName, civility, company, street, complement, postalCode, city, country } = address
  const abroad = country && country.toUpperCase() !== home ? countryName(country) : ''
  const name = [civility, firstName, lastName].filter(Boolean).join(' ')
  return [name, company, street, complement, `${postalCode} ${city}`.trim(), abroad].filter(Boolean)
}

/** What an address is called: its title, or else where it is. */
export function addressName({ title, street, city }: Address): string {
  return title || [street, city].filter(Boolean).join(', ')
}
