import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** `Shoelace 2.20.1`: a peer as tables name it, with the version that is installed. */
export function peer(name: string, packageName: string): string {
  const file = join(import.meta.dirname, 'node_modules', packageName, 'package.json')
  return `${name} ${(JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version}`
}

/** What stands beside flx in a whole page of a shop, as tables name it. */
export const stacks = {
  jquery: `${peer('jQuery', 'jquery')}, ${peer('UI', 'jquery-ui')}, GLightbox, SmartMenus`,
  shoelace: `${peer('Shoelace', '@shoelace-style/shoelace')}, autoloader`,
  hydrated: `page entière hydratée par ${peer('React', 'react')}`,
}

const numbers = new Intl.NumberFormat('fr-FR', { maximumSignificantDigits: 3 })

/** `3,2 ms`, `4,98 ko`, `120 Mo`. */
export function amount(value: number, unit: string): string {
  if (unit === 'octets') return value < 1000 ? `${Math.round(value)} octets` : `${numbers.format(value / 1000)} ko`
  return `${numbers.format(value)} ${unit}`
}

/** `3,2` */
export const figure = (value: number): string => numbers.format(value)
