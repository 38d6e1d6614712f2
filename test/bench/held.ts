import { setTimeout as wait } from 'node:timers/promises'
import type { OpenPage } from './open-page.ts'

export const counted = {
  heap: { named: 'tas JavaScript', unit: 'Mo', metric: 'JSHeapUsedSize', scale: 1e-6 },
  nodes: { named: 'nœuds', unit: 'nœuds', metric: 'Nodes', scale: 1 },
  listeners: { named: 'écouteurs', unit: 'écouteurs', metric: 'JSEventListeners', scale: 1 },
} as const
export type Counted = keyof typeof counted

/** What the page holds once nothing more can be freed. */
export async function held({ cdp }: OpenPage): Promise<Record<Counted, number>> {
  for (let turn = 0; turn < 3; turn++) {
    await wait(100)
    await cdp.send('HeapProfiler.collectGarbage')
  }
  const { metrics } = await cdp.send('Performance.getMetrics')
  const read = ({ metric, scale }: (typeof counted)[Counted]) =>
    (metrics.find(({ name }) => name === metric)?.value ?? Number.NaN) * scale
  return { heap: read(counted.heap), nodes: read(counted.nodes), listeners: read(counted.listeners) }
}
