import { useLayoutEffect, useState } from 'react'
import { arrive } from './arrivals.ts'

/**
 * Whether the moment has come for something that wants to open by itself (see `arrive`). It keeps its place, and holds
 * back the others, for as long as it is wanted.
 *
 * @example
 * const mayAsk = useArrival(!isAnswered, consentFirst)
 * return mayAsk && <Question />
 */
export function useArrival(wanted: boolean, priority: number): boolean {
  const [hasCome, setHasCome] = useState(false)
  useLayoutEffect(() => {
    if (!wanted) return
    const leave = arrive({ priority, open: () => setHasCome(true) })
    return () => {
      leave()
      setHasCome(false)
    }
  }, [wanted, priority])
  return wanted && hasCome
}
