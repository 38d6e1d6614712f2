import { allTowns, type Town } from '../relays/towns.ts'
import { folded, searchNamed } from './folded.ts'

interface NamedTown extends Town {
  folded: string
}

let towns: NamedTown[] | undefined

/** Every commune by each of its postal codes, in alphabetical order. */
function namedTowns(): NamedTown[] {
  towns ??= allTowns()
    .map((town) => ({ ...town, folded: folded(town.name) }))
    .sort((a, b) => a.folded.localeCompare(b.folded, 'fr') || a.postalCode.localeCompare(b.postalCode))
  return towns
}

/** The communes whose name, or whose postal code, begins with what is searched; those that hold it come after. */
export function searchTowns(term: string): Town[] {
  const digits = term.replace(/\s/g, '')
  if (/^\d{2,5}$/.test(digits)) return namedTowns().filter(({ postalCode }) => postalCode.startsWith(digits))
  return searchNamed(namedTowns(), (town) => town.folded, term)
}
