/** Whether a text is HTML that a template wrote: an error that PHP died of has lines of `<br>` and `<b>`, and nothing else. */
export function hasMarkup(html: string): boolean {
  return /<(?!br?\b)[a-z!]/i.test(html)
}
