import { slowestFiles } from './slowest-files.mjs'

/** Prints the slowest test files at the end, from the opening of their page to its close. */
export function durationReporter() {
  const starts = new Map()
  const durations = new Map()
  return {
    start({ sessions, startTime }) {
      sessions.on('session-status-updated', ({ id, status, testFile }) => {
        if (status === 'INITIALIZING') starts.set(id, Date.now())
        // The first pages are opened before the reporters start.
        if (status === 'FINISHED') durations.set(testFile, Date.now() - (starts.get(id) ?? startTime))
      })
    },
    stop() {
      console.log(slowestFiles(durations))
    },
  }
}
