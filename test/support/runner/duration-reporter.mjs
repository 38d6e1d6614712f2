import { slowestFiles } from './slowest-files.mjs'

/** Says at the end which test files took longest, from the opening of their page to its close. */
export function durationReporter() {
  const starts = new Map()
  const durations = new Map()
  return {
    start({ sessions, startTime }) {
      sessions.on('session-status-updated', ({ id, status, testFile }) => {
        if (status === 'INITIALIZING') starts.set(id, Date.now())
        // The first pages are opened before reporters are started.
        if (status === 'FINISHED') durations.set(testFile, Date.now() - (starts.get(id) ?? startTime))
      })
    },
    stop() {
      console.log(slowestFiles(durations))
    },
  }
}
