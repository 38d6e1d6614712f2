import { slowestFiles } from './slowest-files.mjs'

/** Says at the end which test files took longest, from the opening of their page to its close. */
export function durationReporter() {
  const starts = new Map()
  const durations = new Map()
  return {
    start({ sessions }) {
      sessions.on('session-status-updated', ({ id, status, testFile }) => {
        if (status === 'INITIALIZING') starts.set(id, performance.now())
        if (status === 'FINISHED') durations.set(testFile, performance.now() - starts.get(id))
      })
    },
    stop() {
      console.log(slowestFiles(durations))
    },
  }
}
