const tiers = {
  core: /\/node_modules\/(react|react-dom|scheduler|jotai|@r2wc)\/|\/src\/core\/(element|i18n|french)\/|\/src\/core\/[a-z-]+\.ts$/,
  http: /\/node_modules\/(ky|valibot)\/|\/src\/core\/(http|html|cart|browser)\//,
  ui: /\/src\/core\/overlay\/|\/src\/ui\//,
}

/** Files that elements share: `core` for all, `http` for those that call the server, `ui` for those that draw controls. */
export const sharedChunks = Object.keys(tiers)

/**
 * Puts what elements share in a few files, cut by what they need, not by who happens to use it: the first element costs
 * its own file and two or three of these, the next one its own alone.
 */
export function sharedChunk(id) {
  return sharedChunks.find((name) => tiers[name].test(id))
}
