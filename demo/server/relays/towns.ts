import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { folded, searchNamed } from '../search/folded.ts'
import { readTable } from '../seed/table.ts'

export interface Town {
  name: string
  postalCode: string
}

const rows = v.array(v.object({ nomCommune: v.string(), codePostal: v.string() }))
let byCode: Map<string, Town[]> | undefined

/** Returns every commune once, by each of its postal codes; the file is read at the first call. */
function townsByCode(): Map<string, Town[]> {
  if (byCode) return byCode
  const file = fileURLToPath(import.meta.resolve('codes-postaux/codes-postaux.json'))
  const read = v.parse(rows, JSON.parse(readFileSync(file, 'utf8')))
  const once = new Map(read.map((row) => [`${row.nomCommune} ${row.codePostal}`, row]))
  byCode = new Map()
  for (const { nomCommune: name, codePostal: postalCode } of once.values()) {
    const same = byCode.get(postalCode) ?? []
    byCode.set(postalCode, [...same, { name, postalCode }])
  }
  return byCode
}

const allTowns = (): Town[] => [...townsByCode().values()].flat()

/** Returns the communes of a five-digit postal code, in alphabetical order. */
export function townsOf(postalCode: string): Town[] {
  return [...(townsByCode().get(postalCode) ?? [])].sort((a, b) => a.name.localeCompare(b.name, 'fr'))
}

/** Latitude and longitude of some towns, in degrees, by postal code. The others are not on the map. */
export const places: Record<string, [latitude: number, longitude: number]> = Object.fromEntries(
  readTable<'postalCode' | 'latitude' | 'longitude'>('places').map(({ postalCode, latitude, longitude }) => [
    postalCode,
    [Number(latitude), Number(longitude)],
  ]),
)

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
