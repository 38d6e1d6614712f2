import { useLayoutEffect, useState } from 'react'
import { type AutoOpen, queueAutoOpen } from './auto-open-queue.ts'

/**
 * Returns true once it is the turn of something that wants to open by itself (see `queueAutoOpen`). It keeps its turn,
 * and holds back the others, as long as it is wanted.
 *
 * @param expected - Elements that may ask to open first; pass the same function at each render.
 * @example
 * const mayAsk = useAutoOpen(!isAnswered, beforeAll)
 * return mayAsk && <Question />
 */
export function useAutoOpen(wanted: boolean, priority: number, expected?: AutoOpen['expected']): boolean {
  const [isOpen, setIsOpen] = useState(false)
  useLayoutEffect(() => {
    if (!wanted) return
    const open = (): void => setIsOpen(true)
    const leaveQueue = queueAutoOpen({ priority, open, ...(expected && { expected }) })
    return () => {
      leaveQueue()
      setIsOpen(false)
    }
  }, [wanted, priority, expected])
  return wanted && isOpen
}
