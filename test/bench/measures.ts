import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Measurement } from './measurement.ts'

/** In the order of the report: one file of `measures/` each, which exports its `measurement`. */
const ids = [
  'before-touch',
  'whole-home',
  'slow-phone',
  'ten-pages',
  'catalogue',
  'back',
  'first-click',
  'menu',
  'upgrade',
  'fragment',
  'cart',
  'memory',
  'long-use',
  'form',
  'masks',
  'calendar',
  'suggestions',
  'upload',
  'slides',
  'table',
  'month',
  'fragments',
  'map',
  'account',
]

export async function allMeasurements(): Promise<Measurement[]> {
  const found = ids.filter((id) => existsSync(join(import.meta.dirname, 'measures', `${id}.ts`)))
  const modules = await Promise.all(found.map((id) => import(`./measures/${id}.ts`)))
  return modules.map((module: { measurement: Measurement }) => module.measurement)
}
