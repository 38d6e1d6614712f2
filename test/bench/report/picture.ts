import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Measurement, Series } from '../measurement.ts'
import type { Results } from '../results.ts'
import { greatestSize, median } from '../statistics.ts'
import { amount } from '../subjects.ts'
import { byCase, ownMedian, ratio } from './table.ts'

const file = join(import.meta.dirname, '..', 'results.svg')

const width = 840
const gap = 40
const column = (width - gap) / 2
const nameWidth = 148
const figureWidth = 104
const barWidth = column - nameWidth - figureWidth
const line = 20
/** Cases of a measurement that does not say which it shows. */
const shownCases = 2

const style = `
  text { font: 12px system-ui, -apple-system, 'Segoe UI', sans-serif; fill: #1f2933 }
  .title { font-size: 14px; font-weight: 600 }
  .case, .figure { fill: #52606d }
  .own { font-weight: 600; fill: #1f2933 }
  .bar { fill: #b8c2cc }
  .bar-own { fill: #0b6e99 }
  @media (prefers-color-scheme: dark) {
    text, .own { fill: #e4e7eb }
    .case, .figure { fill: #9aa5b1 }
    .bar { fill: #52606d }
    .bar-own { fill: #4fb3d9 }
  }`

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Drawn from the top of its column: what it shows, and how high it is. */
interface Drawn {
  svg: string
  height: number
}

const text = (x: number, y: number, name: string, words: string, anchor = 'start') =>
  `<text x="${x}" y="${y}" class="${name}" text-anchor="${anchor}">${escaped(words)}</text>`

/** A name that has room beside its bar: versions, and what follows a peer's comma, are in the tables. */
const shortName = (subject: string) => {
  const unversioned = subject.replace(/ \d[\d.]*/g, '')
  return unversioned.startsWith('flx') ? unversioned : unversioned.replace(/,.*/, '')
}

function bar(one: Series, y: number, greatest: number, own: number | undefined): string {
  const value = median(one.samples)
  const isOwn = one.subject === 'flx'
  const length = Math.max(2, (value / greatest) * barWidth)
  const figures = [amount(value, one.unit), isOwn ? '' : ratio(value, own)].filter(Boolean).join(' · ')
  return [
    text(nameWidth - 8, y + 13, isOwn ? 'own' : '', shortName(one.subject), 'end'),
    `<rect x="${nameWidth}" y="${y + 3}" width="${length.toFixed(1)}" height="13" rx="2" class="${isOwn ? 'bar-own' : 'bar'}"/>`,
    text(nameWidth + length + 6, y + 13, isOwn ? 'own' : 'figure', figures),
  ].join('')
}

const sizeNames = new Intl.NumberFormat('fr-FR')

function drawCase(name: string, all: Series[], y: number): Drawn {
  const size = greatestSize(all, name)
  const series = all.filter((one) => one.size === size)
  const greatest = Math.max(...series.map(({ samples }) => median(samples)))
  const own = ownMedian(series, size)
  const title = name.charAt(0).toUpperCase() + name.slice(1)
  const caption = size === null ? title : `${title} (${sizeNames.format(size)})`
  const bars = series.map((one, index) => bar(one, y + line + index * line, greatest, own))
  return { svg: text(0, y + 14, 'case', caption) + bars.join(''), height: (series.length + 1) * line + 6 }
}

function drawMeasurement({ title, pictured }: Measurement, series: Series[]): Drawn {
  const cases = byCase(series)
  const shown = pictured ? cases.filter(([name]) => pictured.includes(name)) : cases.slice(0, shownCases)
  const parts = [text(0, 14, 'title', title)]
  let height = 24
  for (const [name, all] of shown) {
    const drawn = drawCase(name, all, height)
    parts.push(drawn.svg)
    height += drawn.height
  }
  return { svg: parts.join(''), height: height + 18 }
}

/** What the picture says, in words: flx and the best of the others in each case shown. */
function alternative(results: Results, measurements: Measurement[]): string {
  const titles = measurements.filter(({ id }) => results[id]).map(({ title }) => title.toLowerCase())
  return `Barres de flx et des autres pour ${titles.length} mesures : ${titles.join(', ')}. Une barre plus courte est meilleure. Les mêmes chiffres sont en tableaux dans RESULTS.md.`
}

/** Draws the last run of each measurement in two columns, readable on a light and on a dark page. */
export function writePicture(measurements: Measurement[], results: Results): void {
  const drawn = measurements.flatMap((one) => {
    const run = results[one.id]
    return run ? [drawMeasurement(one, run.series)] : []
  })
  const heights = [0, 0]
  const placed = drawn.map(({ svg, height }) => {
    const at = (heights[0] ?? 0) <= (heights[1] ?? 0) ? 0 : 1
    const y = heights[at] ?? 0
    heights[at] = y + height
    return `<g transform="translate(${at * (column + gap)} ${y + 30})">${svg}</g>`
  })
  const height = Math.max(...heights) + 30
  writeFileSync(
    file,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="title description">
<title id="title">flx, mesuré à côté des autres</title>
<desc id="description">${escaped(alternative(results, measurements))}</desc>
<style>${style}
</style>
${text(0, 14, 'figure', 'Médianes, à la plus grande taille mesurée. Plus court est meilleur ; × dit combien de fois flx.')}
${placed.join('\n')}
</svg>
`,
  )
}
