import { StartFailure } from './failure.ts'
import { readSettings } from './settings.ts'
import { start } from './start.ts'

try {
  const server = await start(readSettings(process.env))
  console.log(`Boutique de démonstration : ${server.url}`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void server.close().then(() => process.exit(0)))
  }
} catch (error) {
  if (!(error instanceof StartFailure)) throw error
  console.error(error.message)
  process.exit(1)
}
