/**
 * Returns true if a text is HTML that a template wrote. A fatal error of PHP is not: it only has the tags `<br>` and
 * `<b>`.
 */
export function hasMarkup(html: string): boolean {
  return /<(?!br?\b)[a-z!]/i.test(html)
}
