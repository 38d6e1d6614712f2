import type { Page } from 'playwright-core'
import { followNetwork, networkQuiet } from './network-quiet.ts'

/** One layout shift: its value (as in Core Web Vitals), and the elements that moved. */
interface Shift {
  value: number
  moved: string[]
}

interface ShiftEntry extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/** A slow phone network, on which late content arrives after the first paint. */
const slowNetwork = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 100_000 }

/**
 * Slows the network down, disables the cache, and records layout shifts from the first paint. Call it before the page
 * is opened.
 */
export async function followShifts(page: Page): Promise<void> {
  page.setDefaultTimeout(90_000)
  followNetwork(page)
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  await session.send('Network.emulateNetworkConditions', slowNetwork)
  // The compiler of the tests calls a helper that names functions, which the page does not have.
  await page.addInitScript({ content: 'globalThis.__name = (named) => named' })
  await page.addInitScript(() => {
    const shifts: Shift[] = []
    const nameOf = (node: Node | null): string => {
      const element = node instanceof Element ? node : (node?.parentElement ?? null)
      if (!element) return 'a node that has left'
      const { localName, id, classList } = element
      return `${localName}${id && `#${id}`}${classList.length > 0 ? `.${[...classList].join('.')}` : ''}`
    }
    const place = ({ left, top, width, height }: DOMRectReadOnly): string =>
      [left, top, width, height].map((length) => Math.round(length)).join(' ')
    const read = (entries: PerformanceEntryList): void => {
      for (const { value, hadRecentInput, sources } of entries as ShiftEntry[]) {
        if (hadRecentInput) continue
        const moved = sources.map(
          ({ node, previousRect, currentRect }) => `${nameOf(node)}: ${place(previousRect)} → ${place(currentRect)}`,
        )
        shifts.push({ value, moved })
      }
    }
    const observer = new PerformanceObserver((list) => read(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    Object.assign(globalThis, {
      flxShifts: () => {
        read(observer.takeRecords())
        return shifts
      },
    })
  })
}

/**
 * Returns the layout shifts so far, once the page has its script, no request is running, every element with loaded code
 * is rendered, and two frames have passed.
 */
export async function shiftsOf(page: Page): Promise<Shift[]> {
  await page.waitForFunction(() => 'flx' in globalThis)
  await networkQuiet(page)
  await page.waitForFunction(() =>
    [...document.querySelectorAll<Element & { isReady?: boolean }>(':defined')].every(
      ({ localName, isReady }) => !localName.startsWith('flx-') || isReady !== false,
    ),
  )
  await networkQuiet(page)
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise((done) => requestAnimationFrame(() => done(0)))
    return (globalThis as unknown as { flxShifts(): Shift[] }).flxShifts()
  })
}

/**
 * Returns the total and a description of layout shifts, for failure messages: `0.031: main.x: 0 80 360 20 → 0 120 360
 * 20`.
 */
export function tellShifts(shifts: Shift[]): { total: number; told: string } {
  const total = shifts.reduce((sum, { value }) => sum + value, 0)
  const told = shifts.map(({ value, moved }) => `${value.toFixed(4)}: ${moved.join(', ')}`).join('\n')
  return { total, told }
}
