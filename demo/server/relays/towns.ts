import { createRequire } from 'node:module'
import * as v from 'valibot'

export interface Town {
  name: string
  postalCode: string
}

const rows = v.array(v.object({ nomCommune: v.string(), codePostal: v.string() }))
const require = createRequire(import.meta.url)

/** The communes of a postal code of five digits, in alphabetical order. */
export function townsOf(postalCode: string): Town[] {
  const { find } = require('codes-postaux') as { find(code: string): unknown }
  const names = new Set(v.parse(rows, find(postalCode)).map(({ nomCommune }) => nomCommune))
  return [...names].sort((a, b) => a.localeCompare(b, 'fr')).map((name) => ({ name, postalCode }))
}
