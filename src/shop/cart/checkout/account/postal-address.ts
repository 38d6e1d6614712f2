import { textLocale } from '../../../../core/i18n/texts.ts'
import type { Address } from '../../contract/account.ts'

const home = 'FR'
const usual = ['FR', 'BE', 'CH', 'LU', 'MC', 'DE', 'ES', 'IT', 'NL', 'PT', 'GB', 'CA']
/**
 * Returns the name of a country in the page's language: `BE` is « Belgique » in French. Returns an unknown code as it
 * is.
 */
export function countryName(code: string): string {
  try {
    return new Intl.DisplayNames(textLocale(), { type: 'region', fallback: 'code' }).of(code) ?? code
  } catch {
    return code
  }
}

/** Returns the countries to choose from, which include that of the current address. */
export function countriesWith(code: string): string[] {
  return !code || usual.includes(code) ? usual : [code, ...usual]
}

/** Returns the lines of an address as on an envelope, with the country if it is not France. */
export function addressLines(address: Address): string[] {
  const { firstName, lastName, civility, company, street, complement, postalCode, city, country } = address
  const abroad = country && country.toUpperCase() !== home ? countryName(country) : ''
  const name = [civility, firstName, lastName].filter(Boolean).join(' ')
  return [name, company, street, complement, `${postalCode} ${city}`.trim(), abroad].filter(Boolean)
}

/** Returns the title of an address, or else its street and city. */
export function addressName({ title, street, city }: Address): string {
  return title || [street, city].filter(Boolean).join(', ')
}
