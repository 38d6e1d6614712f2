import type { EngineName } from '../test/engines/driver/page.ts'

interface Programs {
  chromium: { chromium: string }
  firefox: { firefox: string }
  webkit: { driver: string; display: string; browser: string }
}

/** Paths of what starts an engine of this machine: the browser, and for WebKit its driver and a screen as well. */
export function findEngine<N extends EngineName>(name: N): Programs[N] | undefined
