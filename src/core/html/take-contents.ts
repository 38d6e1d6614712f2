/** Takes all that is in an element out of it. */
export function takeContents(element: Element): DocumentFragment {
  const contents = new Range()
  contents.selectNodeContents(element)
  return contents.extractContents()
}
