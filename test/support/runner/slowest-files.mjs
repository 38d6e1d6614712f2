import { relative } from 'node:path'

/** Returns the slowest files, one line each. @param durations milliseconds by path */
export function slowestFiles(durations, shown = 10) {
  const slowest = [...durations].sort(([, a], [, b]) => b - a).slice(0, shown)
  const lines = slowest.map(
    ([file, duration]) => `${(duration / 1000).toFixed(1).padStart(8)} s  ${relative('', file).replaceAll('\\', '/')}`,
  )
  return `Les plus longs :\n${lines.join('\n')}\n`
}
