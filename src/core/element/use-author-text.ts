import { useLayoutEffect } from 'react'

/**
 * Has a node of the author's say a text as long as the component is there; null leaves it what it says. Its own nodes are
 * back afterwards.
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
