/** Elements that show nothing unless they hold text. */
const silent = 'p, br, span, strong, b, em, i, u, div:not([id], [class], [data-flx-action])'

/**
 * Returns true if the node shows nothing: only spaces, `&nbsp;`, comments, and the empty paragraphs that editors leave.
 */
export function isEmptyContent(node: Node): boolean {
  if (node instanceof Element && !node.matches(silent)) return false
  if (node.textContent?.trim()) return false
  const elements = node instanceof Element || node instanceof DocumentFragment ? [...node.querySelectorAll('*')] : []
  return elements.every((element) => element.matches(silent))
}
