/**
 * The oldest browsers in which every element works whole, by the names of esbuild and of MDN's data. Firefox 125 is the
 * first with popovers, which lie above a page without a library.
 */
export const targets = { chrome: 123, firefox: 125, safari: 17.5 }

/** As esbuild takes them. */
export const esbuildTargets = Object.entries(targets).map(([browser, version]) => `${browser}${version}`)
