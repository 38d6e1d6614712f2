import type { Engine, EngineName } from './page.ts'
import { chromium, firefox } from './puppeteer.ts'
import { webkit } from './webkit.ts'

const engines: Record<EngineName, () => Engine> = { chromium, firefox, webkit }

/** The engine that `FLX_ENGINE` names. */
export function openEngine(name: string | undefined = process.env.FLX_ENGINE): Engine {
  const open = engines[name as EngineName]
  if (!open) throw new Error(`FLX_ENGINE is ${name}: expected one of ${Object.keys(engines).join(', ')}`)
  return open()
}
