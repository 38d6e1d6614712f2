/** Addresses of these chunks, in whichever way the name of their folder is written: what fails is asked for again in another. */
export const chunkAddress = (...names: string[]): RegExp =>
  new RegExp(`/(?:c|%63)(?:h|%68)unks/(?:${names.join('|')})-`)
