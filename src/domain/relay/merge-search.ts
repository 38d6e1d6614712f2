import type { RelaySearch } from './relay-point.ts'

/** A search of relay points is kept through the answers that say nothing of it; new communes empty the list. */
export function mergeSearch(before: RelaySearch | null, now: RelaySearch | null): RelaySearch | null {
  if (!now || !before) return now ?? before
  return { cities: now.cities ?? before.cities, points: now.points ?? (now.cities ? null : before.points) }
}
