import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Returns the time of the last change among files and folders, in milliseconds; 0 if none exists. */
export function newest(...paths) {
  return Math.max(0, ...paths.map(lastChange))
}

function lastChange(path) {
  const entry = statSync(path, { throwIfNoEntry: false })
  if (!entry) return 0
  if (!entry.isDirectory()) return entry.mtimeMs
  return newest(...readdirSync(path).map((name) => join(path, name)))
}
