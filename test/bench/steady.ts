import { errors } from 'playwright-core'
import type { Bench, Measurement, Series } from './measurement.ts'
import { withPage } from './open-page.ts'
import { median } from './statistics.ts'

/** What a measurement came to, and what is to be said of it. */
export interface Steadied {
  /** Null where no attempt came to its end. */
  series: Series[] | null
  attempts: number
  /** Why the figures are not to be relied on, or why there are none. */
  doubts: string[]
}

/** How often a measurement is begun anew before its doubts are said. */
const mostAttempts = 3
/** How far the floor may move while something is measured. */
const mostMoved = 1.5

/** One sentence for what stopped a measurement: never a stack. */
export function reasonOf(error: unknown): string {
  if (error instanceof errors.TimeoutError) return 'une attente n’a pas abouti : la sonde a renoncé'
  const message = error instanceof Error ? error.message : String(error)
  const [line = ''] = message.split('\n')
  return line.replace(/^\w+\.\w+: /, '').replace(/^Error: /, '')
}

/** Milliseconds that the same work takes in a page of nothing: script, nodes and their layout. */
async function floorOf(bench: Bench): Promise<number> {
  return withPage(bench, {}, async ({ page }) => {
    await page.goto('/pages/empty')
    const samples = await page.evaluate(() =>
      Array.from({ length: 9 }, (_, turn) => {
        const start = performance.now()
        const list = document.createElement('ul')
        for (let at = 0; at < 2000; at++) list.append(Object.assign(document.createElement('li'), { textContent: at }))
        document.body.append(list)
        const numbers = Array.from({ length: 100_000 }, (_, at) => (at * 7919 + turn) % 100_003).sort((a, b) => a - b)
        const height = list.offsetHeight + (numbers[0] ?? 0)
        list.remove()
        return height >= 0 ? performance.now() - start : 0
      }),
    )
    return median(samples)
  })
}

const ratios = new Intl.NumberFormat('fr-FR', { maximumSignificantDigits: 2 })
const movedBy = (one: number, other: number): number => Math.max(one / other, other / one)

/** The floors of the measurement itself, which were taken in turns with the rest. */
function ownFloorDoubts(series: Series[], floors: string[]): string[] {
  return series
    .filter(({ subject, samples, unit }) => floors.includes(subject) && unit === 'ms' && samples.length >= 6)
    .flatMap(({ subject, case: named, samples }) => {
      const half = Math.floor(samples.length / 2)
      const [first, last] = [median(samples.slice(0, half)), median(samples.slice(-half))]
      // Below a millisecond it is the clock that moves.
      if (Math.min(first, last) < 1) return []
      const moved = movedBy(first, last)
      return moved > mostMoved ? [`« ${subject} » a bougé de ${ratios.format(moved)} fois (${named})`] : []
    })
}

function probeDoubts(series: Series[]): string[] {
  if (series.length === 0) return ['aucun chiffre']
  return series
    .filter(({ samples }) => samples.length === 0 || samples.some((sample) => !Number.isFinite(sample)))
    .map(({ subject, case: named }) => `la sonde a renoncé pour ${subject} (${named})`)
}

async function attempt(measurement: Measurement, bench: Bench): Promise<Omit<Steadied, 'attempts'>> {
  try {
    const before = await floorOf(bench)
    const series = await measurement.run(bench)
    const moved = movedBy(before, await floorOf(bench))
    const doubts = [...probeDoubts(series), ...ownFloorDoubts(series, measurement.floors ?? [])]
    if (moved > mostMoved) doubts.unshift(`le plancher de la machine a bougé de ${ratios.format(moved)} fois`)
    return { series, doubts }
  } catch (error) {
    return { series: null, doubts: [reasonOf(error)] }
  }
}

/**
 * Measures until it is steady: what was judged from a page that had not woken, from a probe that gave up, or while the
 * floor moved, is measured again, and said where it stays so.
 */
export async function measureSteadily(
  measurement: Measurement,
  bench: Bench,
  onDoubt: (doubts: string[]) => void,
): Promise<Steadied> {
  let best: Omit<Steadied, 'attempts'> | undefined
  for (let attempts = 1; ; attempts++) {
    const found = await attempt(measurement, bench)
    const isBetter = !best?.series || (found.series !== null && found.doubts.length < best.doubts.length)
    if (isBetter) best = found
    if (found.doubts.length === 0 || attempts === mostAttempts) return { ...(best ?? found), attempts }
    onDoubt(found.doubts)
  }
}
