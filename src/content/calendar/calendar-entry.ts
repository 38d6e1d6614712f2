/** An event on a day, ready to render. */
export interface CalendarEntry {
  /** `Y-m-d` */
  day: string
  /** Plain text, as a day of the grid is a button, which must not contain anything else. */
  title: string
  badge: string
  /** Sanitised HTML, copied for each render. */
  body: DocumentFragment
  footer: DocumentFragment
  /** A URL, or an empty string. */
  link: string
  rel: string
  className: string
}

/**
 * Returns the classes of the site, without those of the library, which would give an entry their styles and
 * behaviour.
 */
export function siteClasses(given: string): string {
  return given
    .split(/\s+/)
    .filter((name) => name && !/^(?:flx-|lightbox|squeezebox|clickable_block)/i.test(name))
    .join(' ')
}
