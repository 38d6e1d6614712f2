/** What happens on a day, ready to be shown. */
export interface CalendarEntry {
  /** `Y-m-d` */
  day: string
  /** As a text: a day of the grid is a button, and holds nothing else. */
  title: string
  badge: string
  /** HTML that may be shown; copied each time. */
  body: DocumentFragment
  footer: DocumentFragment
  /** An address, or nothing. */
  link: string
  rel: string
  className: string
}

/** Classes that the site's styles know: those of the library would give an entry its looks and its ways. */
export function siteClasses(given: string): string {
  return given
    .split(/\s+/)
    .filter((name) => name && !/^(?:flx-|lightbox|squeezebox|clickable_block)/i.test(name))
    .join(' ')
}
