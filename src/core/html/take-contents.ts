/** Removes the content of an element and returns it. */
export function takeContents(element: Element): DocumentFragment {
  const contents = new Range()
  contents.selectNodeContents(element)
  return contents.extractContents()
}
