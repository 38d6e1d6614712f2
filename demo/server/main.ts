import { StartFailure } from './failure.ts'
import { readSettings } from './settings.ts'
import { start } from './start.ts'

/** Milliseconds within which two SIGINT count as one Ctrl-C: the terminal sends one, and npm passes it on. */
const oneKeyPress = 500

try {
  const settings = readSettings(process.env)
  const server = await start(settings)
  console.log(`${settings.production ? 'Boutique' : 'Boutique de démonstration'} : ${server.url}`)
  if (!settings.production) console.log(`Guide : ${server.url}/guide`)
  let asked = 0
  const stop = (): void => {
    // Finish the requests that have begun.
    if (asked === 0) void server.close().then(() => process.exit(0))
    asked ||= performance.now()
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', () => {
    // A second Ctrl-C stops at once.
    if (asked > 0 && performance.now() - asked > oneKeyPress) process.exit(1)
    stop()
  })
} catch (error) {
  if (!(error instanceof StartFailure)) throw error
  console.error(error.message)
  process.exit(1)
}
