import type { RelaySearch } from './relay-point.ts'

/**
 * Merges a new answer into a search of relay points: missing parts keep their values, but new communes remove the
 * points.
 */
export function mergeSearch(before: RelaySearch | null, now: RelaySearch | null): RelaySearch | null {
  if (!now || !before) return now ?? before
  return { cities: now.cities ?? before.cities, points: now.points ?? (now.cities ? null : before.points) }
}
