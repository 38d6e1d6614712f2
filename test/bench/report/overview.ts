import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Measurement, Series } from '../measurement.ts'
import type { Results } from '../results.ts'
import { greatestSize, median } from '../statistics.ts'
import { amount } from '../subjects.ts'
import { goalsOf } from './goals.ts'
import { byCase, ratio, row } from './table.ts'

/**
 * The ratios of this table before features became React components, as they were measured from 20 to 28 November. Times
 * of another machine would not compare.
 */
const before: Record<string, number> = JSON.parse(readFileSync(join(import.meta.dirname, 'before.json'), 'utf8'))

const isOwn = (subject: string): boolean => subject === 'flx' || subject.startsWith('flx,')

/** The peer that did best in a case, at the same size. */
function bestPeer(series: Series[], floors: string[]): Series | undefined {
  return series
    .filter(({ subject }) => !isOwn(subject) && !floors.includes(subject))
    .toSorted((a, b) => median(a.samples) - median(b.samples))[0]
}

function goalsCell(measurement: Measurement, results: Results): string {
  const goals = goalsOf(measurement, results)
  const met = goals.filter((goal) => goal.met).length
  if (goals.length === 0) return 'sans but'
  if (met === goals.length) return 'oui'
  return met === 0 ? '**non**' : `**${met} sur ${goals.length}**`
}

function overviewRow(measurement: Measurement, results: Results, place: number): string | undefined {
  const run = results[measurement.id]
  if (!run) return undefined
  const cases = byCase(run.series)
  const [named, series] = cases.find(([name]) => name === measurement.headline) ?? cases[0] ?? ['', []]
  const size = greatestSize(run.series, named)
  const atSize = series.filter((one) => one.size === size)
  const own = atSize.find(({ subject }) => subject === 'flx')
  const peer = bestPeer(atSize, measurement.floors ?? [])
  const told = (one: Series | undefined): string => (one ? amount(median(one.samples), one.unit) : '—')
  const doubt = run.doubts?.length ? ' (à reprendre)' : ''
  return row([
    `[${place}. ${measurement.title}](#${anchorOf(place, measurement.title)}) : ${named}${size === null ? '' : `, ${size.toLocaleString('fr-FR')}`}${doubt}`,
    `**${told(own)}**`,
    peer ? `${told(peer)} (${peer.subject})` : '—',
    (peer && own && ratio(median(peer.samples), median(own.samples))) || '—',
    ratio(before[measurement.id] ?? Number.NaN, 1) || '—',
    goalsCell(measurement, results),
  ])
}

/** As sites that draw Markdown name a heading. */
const anchorOf = (place: number, title: string): string =>
  `${place} ${title}`
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .replace(/\s/g, '-')

/** One line for each measurement: what newcomers read. */
export function overview(measurements: Measurement[], results: Results): string {
  const rows = measurements.flatMap((measurement, index) => overviewRow(measurement, results, index + 1) ?? [])
  return [
    row([
      'Ce qui est mesuré',
      'flx',
      'le meilleur des autres',
      'combien de fois flx',
      'avant le 29 novembre',
      'but tenu',
    ]),
    row(['---', '---', '---', '---', '---', '---']),
    ...rows,
  ].join('\n')
}
