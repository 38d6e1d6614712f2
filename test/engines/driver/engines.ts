import type { Engine, EngineName, EngineOptions } from './page.ts'
import { chromium, firefox } from './puppeteer.ts'
import { webkit } from './webkit.ts'

const engines: Record<EngineName, (options: EngineOptions) => Engine> = { chromium, firefox, webkit }

/** The engine that `FLX_ENGINE` names. @throws where it has not what the options ask for */
export function openEngine(options: EngineOptions = {}, name: string | undefined = process.env.FLX_ENGINE): Engine {
  const open = engines[name as EngineName]
  if (!open) throw new Error(`FLX_ENGINE is ${name}: expected one of ${Object.keys(engines).join(', ')}`)
  return open(options)
}
