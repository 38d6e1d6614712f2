import type { EngineName } from '../test/engines/driver/page.ts'

interface Programs {
  chromium: { chromium: string }
  firefox: { firefox: string }
  webkit: { driver: string; display: string; browser: string }
}

/**
 * The paths needed to start an engine of this machine: the browser, and for WebKit also its driver and a virtual
 * display.
 */
export function findEngine<N extends EngineName>(name: N): Programs[N] | undefined
