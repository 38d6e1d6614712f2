import { useEffect, useRef } from 'react'

/** Lets the lines of files be dragged to another place. Its code comes once the visitor touches the list. */
export function useFileOrder(list: HTMLElement | null, move: (from: number, to: number) => void): void {
  const latest = useRef(move)
  useEffect(() => {
    latest.current = move
  })
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    const fetchOrder = async (): Promise<void> => {
      const code = await import('./file-order.ts').catch(() => null)
      if (code && list && !signal.aborted) code.orderFiles(list, (from, to) => latest.current(from, to), signal)
    }
    list?.addEventListener('pointerover', () => void fetchOrder(), { once: true, signal })
    return () => stop.abort()
  }, [list])
}
