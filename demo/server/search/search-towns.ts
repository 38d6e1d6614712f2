import { allTowns, type Town } from '../relays/towns.ts'
import { folded, searchNamed } from './folded.ts'

interface NamedTown extends Town {
  folded: string
}

let towns: NamedTown[] | undefined

/** Returns every commune by each of its postal codes, in alphabetical order. */
function namedTowns(): NamedTown[] {
  towns ??= allTowns()
    .map((town) => ({ ...town, folded: folded(town.name) }))
    .sort((a, b) => a.folded.localeCompare(b.folded, 'fr') || a.postalCode.localeCompare(b.postalCode))
  return towns
}

/** Returns the communes whose name, or postal code, begins with the term; then those whose name contains it. */
export function searchTowns(term: string): Town[] {
  const digits = term.replace(/\s/g, '')
  if (/^\d{2,5}$/.test(digits)) return namedTowns().filter(({ postalCode }) => postalCode.startsWith(digits))
  return searchNamed(namedTowns(), (town) => town.folded, term)
}
