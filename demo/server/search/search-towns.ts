import { createRequire } from 'node:module'
import * as v from 'valibot'
import type { Town } from '../relays/towns.ts'
import { folded, searchNamed } from './folded.ts'

interface NamedTown extends Town {
  folded: string
}

const rows = v.array(v.object({ nomCommune: v.string(), codePostal: v.string() }))
const require = createRequire(import.meta.url)
let towns: NamedTown[] | undefined

/** Every commune by each of its postal codes, in alphabetical order; read at the first search. */
function allTowns(): NamedTown[] {
  towns ??= [
    ...new Map(
      v
        .parse(rows, require('codes-postaux/codes-postaux.json'))
        .map(({ nomCommune: name, codePostal: postalCode }) => [`${name} ${postalCode}`, { name, postalCode }]),
    ).values(),
  ]
    .map((town) => ({ ...town, folded: folded(town.name) }))
    .sort((a, b) => a.folded.localeCompare(b.folded, 'fr') || a.postalCode.localeCompare(b.postalCode))
  return towns
}

/** The communes whose name, or whose postal code, begins with what is searched; those that hold it come after. */
export function searchTowns(term: string): Town[] {
  const digits = term.replace(/\s/g, '')
  if (/^\d{2,5}$/.test(digits)) return allTowns().filter(({ postalCode }) => postalCode.startsWith(digits))
  return searchNamed(allTowns(), (town) => town.folded, term)
}
