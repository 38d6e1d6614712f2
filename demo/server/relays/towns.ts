import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { folded, searchNamed } from '../search/folded.ts'

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
export const places: Record<string, [latitude: number, longitude: number]> = {
  '06000': [43.7034, 7.2663],
  '13001': [43.2995, 5.3798],
  '13002': [43.3043, 5.3676],
  '14000': [49.1829, -0.3707],
  '17000': [46.1603, -1.1511],
  '20000': [41.9192, 8.7386],
  '21000': [47.322, 5.0415],
  '22000': [48.5141, -2.7603],
  '22300': [48.7325, -3.4554],
  '22700': [48.8163, -3.4447],
  '29000': [47.996, -4.1024],
  '29100': [48.0931, -4.3288],
  '29200': [48.3904, -4.4861],
  '29600': [48.5775, -3.8285],
  '29680': [48.7256, -3.9827],
  '29900': [47.8727, -3.9178],
  '31000': [43.6045, 1.4442],
  '33000': [44.8378, -0.5792],
  '34000': [43.6112, 3.8767],
  '35000': [48.1113, -1.68],
  '35400': [48.6493, -2.0257],
  '37000': [47.3941, 0.6848],
  '38000': [45.1885, 5.7245],
  '44000': [47.2184, -1.5536],
  '44600': [47.2734, -2.2137],
  '45000': [47.903, 1.9093],
  '49000': [47.4736, -0.5542],
  '50100': [49.6337, -1.6221],
  '51100': [49.2583, 4.0317],
  '54000': [48.6921, 6.1844],
  '54490': [49.3836, 5.7206],
  '56000': [47.6582, -2.7608],
  '56100': [47.7483, -3.3702],
  '57000': [49.1193, 6.1757],
  '59000': [50.6292, 3.0573],
  '62200': [50.7255, 1.6139],
  '63000': [45.7772, 3.087],
  '64200': [43.4832, -1.5586],
  '67000': [48.5734, 7.7521],
  '69001': [45.7699, 4.8293],
  '69002': [45.7518, 4.8262],
  '72000': [48.0061, 0.1996],
  '75001': [48.8625, 2.3364],
  '75011': [48.859, 2.3794],
  '76000': [49.4431, 1.0993],
  '76600': [49.4944, 0.1079],
  '80000': [49.8941, 2.2958],
  '83000': [43.1242, 5.928],
  '84000': [43.9493, 4.8055],
  '85100': [46.4969, -1.7831],
  '86000': [46.5802, 0.3404],
  '87000': [45.8336, 1.2611],
  '97400': [-20.8789, 55.4481],
  '98000': [43.7384, 7.4246],
}

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
