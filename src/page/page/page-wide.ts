/** What a whole page gets. Each of these, empty, answers for all of the page, present and to come (PAGE-07). */
const pageWide = ['flx-lightbox', 'flx-popup', 'flx-share', 'flx-clickable', 'flx-sticky', 'flx-track'] as const

/** Those of which one is enough, whatever it holds. */
const alone: readonly string[] = ['flx-sticky', 'flx-track']

function answersForPage(element: Element): boolean {
  if (alone.includes(element.localName)) return true
  const hasOwn = element.hasAttribute('for') || element.hasAttribute('networks')
  return !hasOwn && !element.querySelector(':scope > :not([data-flx-mount])')
}

/**
 * Adds to the element what its page does not hold already; the loader wakes each in its own way, so that a page with
 * thousands of links costs no more than one with a few. @returns takes it away.
 *
 * @param without - Names to leave out, with or without `flx-`.
 */
export function composePage(host: Element, without: string): () => void {
  const refused = without.split(/[\s,]+/).map((name) => name.replace(/^(flx-)?/, 'flx-'))
  const unknown = refused.filter((name) => name !== 'flx-' && !pageWide.some((tag) => tag === name))
  if (unknown.length) console.warn(`flx : <flx-page without> ne connaît pas ${unknown.join(', ')}.`)
  const missing = pageWide.filter(
    (tag) => !refused.includes(tag) && ![...document.querySelectorAll(tag)].some(answersForPage),
  )
  const added = missing.map((tag) => document.createElement(tag))
  host.append(...added)
  return () => {
    for (const element of added) element.remove()
  }
}
