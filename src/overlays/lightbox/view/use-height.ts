import { useCallback, useState } from 'react'

/** Height in px of a node that may change, and the ref to give it. */
export function useHeight(): [height: number, ref: (node: HTMLElement | null) => (() => void) | undefined] {
  const [height, setHeight] = useState(0)
  const ref = useCallback((node: HTMLElement | null) => {
    if (!node) return
    const measure = () => setHeight(node.offsetHeight)
    const observer = new ResizeObserver(measure)
    observer.observe(node)
    measure()
    return () => observer.disconnect()
  }, [])
  return [height, ref]
}
