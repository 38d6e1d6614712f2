/** Elements that say nothing by themselves. */
const silent = 'p, br, span, strong, b, em, i, u, div:not([id], [class], [data-flx-action])'

/** Whether there is nothing to see: only spaces, `&nbsp;`, comments, and empty paragraphs such as editors leave. */
export function isEmptyContent(node: Node): boolean {
  if (node instanceof Element && !node.matches(silent)) return false
  if (node.textContent?.trim()) return false
  const elements = node instanceof Element || node instanceof DocumentFragment ? [...node.querySelectorAll('*')] : []
  return elements.every((element) => element.matches(silent))
}
