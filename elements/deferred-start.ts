/** What a page needs a moment after it has started: fetched in a quiet instant, before any element's code as a rule. */
import { openDiagIfAsked } from '../src/core/loader/diag.ts'
import type { Start } from '../src/core/loader/start-page.ts'
import { rejectUnknownMembers } from '../src/core/loader/unknown-members.ts'
import { watchElements } from '../src/core/loader/watch-elements.ts'

/** Starts to follow what comes to the page. */
export function follow(start: Start): void {
  const { elements, scheduler, api } = start
  rejectUnknownMembers(api)
  watchElements(elements, scheduler)
  openDiagIfAsked(() => import('../src/page/diag/diag.tsx'), start)
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (navigation?.type === 'back_forward') start.respond()
}
