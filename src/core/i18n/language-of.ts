/** The language of a tag as servers and pages write it: `en`, `en-GB`, `EN_us` → `en`; undefined where it is none. */
export function languageOf(tag = ''): string | undefined {
  return /^[a-z]{2}(?![a-z])/i.exec(tag)?.[0].toLowerCase()
}
