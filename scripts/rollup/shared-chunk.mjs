const react = /\/node_modules\/(react|react-dom|scheduler|@r2wc)\//
const shared = /\/(src\/core\/|src\/ui\/)|\/node_modules\/(ky|valibot|jotai)\//

/**
 * What every element stands on goes into two files, so that the first element costs three requests and the next one a
 * single one: React, which stays in the browser's cache from one version to the next, and our own ground.
 */
export function sharedChunk(id) {
  if (react.test(id)) return 'react'
  if (shared.test(id)) return 'core'
  return undefined
}
