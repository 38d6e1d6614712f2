// One instance of the reference server, in a process of its own: it says its port, and what it has spent when asked.
import { performance } from 'node:perf_hooks'
import { startServer } from '../../../demo/server/testing.ts'

const { DATABASE_URL: databaseUrl, PASSWORDS: passwords } = process.env
// Hundreds of accounts are opened before a load: passwords are cheap to try, unless it is they that are measured.
const server = await startServer({ databaseUrl, ...(passwords === 'safe' && { passwordCost: undefined }) })
let since = performance.eventLoopUtilization()
let spent = process.cpuUsage()

process.on('message', () => {
  const now = performance.eventLoopUtilization()
  const { utilization } = performance.eventLoopUtilization(now, since)
  const { user, system } = process.cpuUsage(spent)
  since = now
  spent = process.cpuUsage()
  process.send?.({ utilization, cpu: (user + system) / 1000 })
})
process.on('disconnect', () => {
  void server.close().then(() => process.exit())
})
process.send?.({ url: server.url.replace('localhost', '127.0.0.1') })
