import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { browserFlags, ensureBrowser } from '../../scripts/browser.mjs'
import { buildIfStale } from '../../scripts/build-if-stale.mjs'
import { machine } from './machine.ts'
import type { Measurement } from './measurement.ts'
import { allMeasurements } from './measures.ts'
import { goalTable } from './report/goals.ts'
import { writePicture } from './report/picture.ts'
import { writeResults } from './report/results.ts'
import { keep, kept } from './results.ts'
import { startBenchServer } from './server/bench-server.ts'
import { measureSteadily, reasonOf } from './steady.ts'

/** `--report` writes the report again from the last results. */
const usage = 'npm run bench -- [mesure…] [--runs nombre] [--report]'

interface Asked {
  wanted: Measurement[]
  all: Measurement[]
  runs: number
  isReport: boolean
}

async function readCommand(): Promise<Asked> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { runs: { type: 'string', default: '15' }, report: { type: 'boolean', default: false } },
  })
  const runs = Number(values.runs)
  const all = await allMeasurements()
  const unknown = positionals.filter((id) => !all.some((one) => one.id === id))
  if (unknown.length > 0 || !(runs >= 1)) throw new Error(`Mesures : ${all.map(({ id }) => id).join(', ')}`)
  const wanted = all.filter(({ id }) => positionals.length === 0 || positionals.includes(id))
  return { wanted, all, runs, isReport: values.report }
}

const load = (): number => Math.round((loadavg()[0] ?? 0) * 10) / 10

/** Measures, and keeps what was found. @returns what could not be measured, by its id: why. */
async function measure({ wanted, runs }: Asked): Promise<Map<string, string>> {
  const failed = new Map<string, string>()
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserFlags })
  const server = await startBenchServer()
  try {
    const about = machine(browser.version())
    const bench = { browser, url: server.url, farUrl: server.farUrl, runs }
    for (const measurement of wanted) {
      const start = performance.now()
      const before = load()
      console.log(`${measurement.title}…`)
      const { series, attempts, doubts } = await measureSteadily(measurement, bench, (found) =>
        console.log(`  refait : ${found.join(' ; ')}`),
      )
      if (series) {
        const date = new Date().toISOString().slice(0, 10)
        keep(measurement.id, { date, runs, machine: about, load: [before, load()], attempts, doubts, series })
        for (const doubt of doubts) console.log(`  ! ${doubt}`)
      } else failed.set(measurement.id, doubts.join(' ; '))
      console.log(`  ${((performance.now() - start) / 1000).toFixed(0)} s`)
    }
  } finally {
    await browser.close()
    server.close()
  }
  return failed
}

try {
  const asked = await readCommand()
  if (!asked.isReport) buildIfStale()
  const failed = asked.isReport ? new Map<string, string>() : await measure(asked)
  writeResults(asked.all, kept())
  writePicture(asked.all, kept())
  console.log(`\n${goalTable(asked.wanted, kept(), failed)}`)
  for (const [id, reason] of failed) console.error(`${id} n’a pas pu être mesuré : ${reason}`)
  if (failed.size > 0) process.exitCode = 1
} catch (error) {
  console.error(`${reasonOf(error)}\n${usage}`)
  process.exitCode = 1
}
// A browser that was killed leaves promises behind that no one waits for.
process.exit()
