import { expect, fixture, type html } from '@open-wc/testing'
import { setViewport } from '@web/test-runner-commands'
import { register } from '../../src/core/element/register.ts'
import type { Catalogue } from '../../src/core/loader/catalogue.ts'
import { type DiagStart, openDiagIfAsked } from '../../src/core/loader/diag.ts'
import { elementLoader } from '../../src/core/loader/element-loader.ts'
import { waitUntil } from './wait-until.ts'

class Sleeper extends HTMLElement {
  static readonly version = '0.0.0-autre'
  static attributes = {}
}

const catalogue: Catalogue = {
  'flx-clickable': { wake: 'idle' },
  'flx-front-banner': { wake: 'idle' },
  'flx-sleeper': { wake: 'visible' },
}

/** Loads the code of `<flx-sleeper>` only, an element of another version. */
export const elements = elementLoader(catalogue, { sleeper: async () => register('flx-sleeper', Sleeper) })

/** Returns the arguments that the page's start passes to the panel. */
export const pageStart = (): DiagStart => ({ elements, api: { version: '1.2.3' } })

export const loadDiag = () => import('../../src/page/diag/diag.tsx')

/** Returns the panel's host element, which has a shadow root. */
export const place = (): HTMLElement | null => document.querySelector<HTMLElement>('[data-flx-diag]')
export const findPanel = (selector = '.flx-diag'): HTMLElement | null =>
  place()?.shadowRoot?.querySelector<HTMLElement>(selector) ?? null
export const panel = (): HTMLElement => findPanel() ?? expect.fail('no panel')
export const opened = (): Promise<void> => waitUntil(() => findPanel('.flx-diag:popover-open'), 'no open panel')
export const button = (name: string): HTMLButtonElement =>
  [...panel().querySelectorAll('button')].find(
    (each) => (each.getAttribute('aria-label') ?? each.textContent) === name,
  ) ?? expect.fail(`no button ${name}`)
export const said = (): string => (panel().textContent ?? '').replace(/\s+/g, ' ')

/** Opens the panel over a page. */
export async function diagnose(content: ReturnType<typeof html>): Promise<HTMLElement> {
  const page = await fixture<HTMLElement>(content)
  history.replaceState(null, '', '?flx=diag')
  openDiagIfAsked(loadDiag, pageStart())
  await opened()
  return page
}

export function closePanel(): void {
  findPanel('.flx-close')?.click()
}

const address = location.pathname + location.search

/** Restores the page. */
export async function endDiagnosis(): Promise<void> {
  closePanel()
  history.replaceState(null, '', address)
  await setViewport({ width: 800, height: 600 })
}
