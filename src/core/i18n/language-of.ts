/** Returns the language of a tag: `en`, `en-GB`, `EN_us` → `en`; undefined if it is invalid. */
export function languageOf(tag = ''): string | undefined {
  return /^[a-z]{2}(?![a-z])/i.exec(tag)?.[0].toLowerCase()
}
