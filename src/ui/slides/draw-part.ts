/** A node of what is drawn beside slides; a button that is named does what it says. */
export function drawPart<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  part: string,
  label?: string,
  act?: () => void,
): HTMLElementTagNameMap[K] {
  const node = document.createElement(tag)
  node.className = `flx-slides__${part}`
  if (node instanceof HTMLButtonElement) node.type = 'button'
  if (label) node.setAttribute('aria-label', label)
  if (act) node.addEventListener('click', act)
  return node
}
