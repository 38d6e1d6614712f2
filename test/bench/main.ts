import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { browserFlags, ensureBrowser } from '../../scripts/browser.mjs'
import { machine } from './machine.ts'
import { allMeasurements } from './measures.ts'
import { writePicture } from './report/picture.ts'
import { writeResults } from './report/results.ts'
import { keep, kept } from './results.ts'
import { startBenchServer } from './server/bench-server.ts'

/** `--report` writes the report again from the last results. */
const usage = 'npm run bench -- [mesure…] [--runs nombre] [--report]'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '15' }, report: { type: 'boolean', default: false } },
})
const runs = Number(values.runs)
const measurements = await allMeasurements()
const unknown = positionals.filter((id) => !measurements.some((one) => one.id === id))
if (unknown.length > 0 || !(runs >= 1)) {
  console.error(`${usage}\nMesures : ${measurements.map(({ id }) => id).join(', ')}`)
  process.exit(1)
}

const wanted = measurements.filter(({ id }) => positionals.length === 0 || positionals.includes(id))
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserFlags })
const server = await startBenchServer()
try {
  const about = machine(browser.version())
  const bench = { browser, url: server.url, farUrl: server.farUrl, runs }
  for (const measurement of values.report ? [] : wanted) {
    const start = performance.now()
    console.log(`${measurement.title}…`)
    try {
      const series = await measurement.run(bench)
      keep(measurement.id, { date: new Date().toISOString().slice(0, 10), runs, machine: about, series })
      for (const goal of measurement.goals(series))
        console.log(`  ${goal.met ? '✓' : '✗'} ${goal.text} : ${goal.found}`)
    } catch (error) {
      console.error(error)
      process.exitCode = 1
    }
    console.log(`  ${((performance.now() - start) / 1000).toFixed(0)} s`)
  }
} finally {
  await browser.close()
  server.close()
}
writeResults(measurements, kept())
writePicture(measurements, kept())
