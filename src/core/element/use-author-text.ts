import { useLayoutEffect } from 'react'

/**
 * Shows a text in a node of the author's while the component is mounted; null leaves the node as it is. Its own nodes
 * are restored afterwards.
 */
export function useAuthorText(node: Element | null | undefined, text: string | null): void {
  const isLent = text !== null
  useLayoutEffect(() => {
    if (!node || !isLent) return
    const own = [...node.childNodes]
    return () => node.replaceChildren(...own)
  }, [node, isLent])
  useLayoutEffect(() => {
    if (node && text !== null && node.textContent !== text) node.textContent = text
  }, [node, text])
}
