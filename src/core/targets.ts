/**
 * The oldest browsers in which every element works completely, with the names that esbuild and MDN's data use. Firefox
 * 125 is the first with popovers, which show content above a page without a library.
 */
export const targets = { chrome: 123, firefox: 125, safari: 17.5 }
