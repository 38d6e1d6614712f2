import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'

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

export const allTowns = (): Town[] => [...townsByCode().values()].flat()

/** Returns the communes of a five-digit postal code, in alphabetical order. */
export function townsOf(postalCode: string): Town[] {
  return [...(townsByCode().get(postalCode) ?? [])].sort((a, b) => a.name.localeCompare(b.name, 'fr'))
}
