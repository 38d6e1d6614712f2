import { StartFailure } from './failure.ts'
import { readSettings } from './settings.ts'
import { start } from './start.ts'

try {
  const settings = readSettings(process.env)
  const server = await start(settings)
  console.log(`${settings.production ? 'Boutique' : 'Boutique de démonstration'} : ${server.url}`)
  if (!settings.production) console.log(`Guide : ${server.url}/guide`)
  let isStopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      // What has begun is finished; who insists is not kept waiting.
      if (isStopping) process.exit(1)
      isStopping = true
      void server.close().then(() => process.exit(0))
    })
  }
} catch (error) {
  if (!(error instanceof StartFailure)) throw error
  console.error(error.message)
  process.exit(1)
}
