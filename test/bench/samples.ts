import type { Series } from './measurement.ts'

type Key = Omit<Series, 'samples'>

/** Gathers samples as they come, one series for each subject, case and size. */
export class Samples {
  #series = new Map<string, Series>()

  add(key: Key, ...samples: number[]): void {
    const name = `${key.case}\n${key.subject}\n${key.size}`
    const found = this.#series.get(name) ?? { ...key, samples: [] }
    found.samples.push(...samples)
    this.#series.set(name, found)
  }

  all(): Series[] {
    return [...this.#series.values()]
  }
}
