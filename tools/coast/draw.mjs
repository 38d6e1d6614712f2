/**
 * Draws `src/ui/map/coast.ts`: the land and the borders of western Europe, from Natural Earth by way of world-atlas.
 * To be run again by hand when they change: `npm run coast`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { merge, mesh } from 'topojson-client'

const west = -11
const east = 15
const south = 36
const north = 56
/** Steps of 0.02 degrees. */
const scale = 50
const smallest = 4

const world = JSON.parse(readFileSync(createRequire(import.meta.url).resolve('world-atlas/countries-50m.json'), 'utf8'))
const { countries } = world.objects
const clamp = (value, least, most) => Math.min(most, Math.max(least, value))
const round = ([x, y]) => [Math.round(clamp(x, west, east) * scale), Math.round(clamp(y, south, north) * scale)]

/** Steps from point to point, one after the other; points that fall together are one. */
function steps(line) {
  const points = line.map(round).filter(([x, y], i, all) => i === 0 || x !== all[i - 1][0] || y !== all[i - 1][1])
  return {
    points,
    text: points.map(([x, y], i) => (i ? [x - points[i - 1][0], y - points[i - 1][1]] : [x, y])).join(' '),
  }
}

const inside = ([x, y]) => x > west && x < east && y > south && y < north
const isBig = ({ points }) => points.length >= smallest
const land = merge(world, countries.geometries)
  .coordinates.map(([outer]) => outer)
  .filter((ring) => ring.some(inside))
  .map(steps)
  .filter(isBig)
const borders = mesh(world, countries, (a, b) => a !== b)
  .coordinates.filter((line) => line.some(inside))
  .map((line) => steps(line.filter(inside)))
  .filter(({ points }) => points.length > 1)

const lines = (list) => list.map(({ text }) => `  '${text}',`).join('\n')
writeFileSync(
  'src/ui/map/coast.ts',
  `/** Land of western Europe and its borders, drawn by \`npm run coast\`: steps of 1/${scale} of a degree. */
export const coastScale = ${scale}

export const land = [
${lines(land)}
]

export const borders = [
${lines(borders)}
]
`,
)
