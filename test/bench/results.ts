import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Machine } from './machine.ts'
import type { Series } from './measurement.ts'

/** What one measurement found when it ran last. */
export interface Run {
  /** `2026-11-20` */
  date: string
  runs: number
  machine: Machine
  /** What else the machine did, as its load average says it, before and after. */
  load?: [number, number]
  /** How many times it was measured until it was steady. */
  attempts?: number
  /** Why it is not to be relied on; nothing where it is. */
  doubts?: string[]
  series: Series[]
}

/** The last run of each measurement, by its id: one that runs alone leaves the others as they are. */
export type Results = Record<string, Run>

const file = join(import.meta.dirname, 'results.json')
/** Three decimals of a millisecond are more than is known. */
const rounded = (run: Run): Run => ({
  ...run,
  series: run.series.map((one) => ({ ...one, samples: one.samples.map((sample) => Math.round(sample * 1000) / 1000) })),
})

export const kept = (): Results => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {})

const line = (value: unknown) => JSON.stringify(value)

/** One line a series, so that a new run reads well beside the last one. */
function written(results: Results): string {
  const runs = Object.entries(results).map(([id, { series, ...rest }]) => {
    const lines = series.map((one) => `      ${line(one)}`).join(',\n')
    return `  ${line(id)}: {\n${Object.entries(rest)
      .map(([key, value]) => `    ${line(key)}: ${line(value)},\n`)
      .join('')}    "series": [\n${lines}\n    ]\n  }`
  })
  return `{\n${runs.join(',\n')}\n}\n`
}

export function keep(id: string, run: Run): void {
  writeFileSync(file, written({ ...kept(), [id]: rounded(run) }))
}
