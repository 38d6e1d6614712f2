import { useEffect, useEffectEvent, useRef } from 'react'
import { HistoryEntry } from './history-entry.ts'

interface HistoryUse {
  /** Takes the entry away; resolves once it is gone. */
  leave(): Promise<void>
}

/** Lets the browser's Back close what is open (LBX-07). `close` resolves with whether it closed. */
export function useHistoryEntry(wanted: boolean, close: () => Promise<boolean>): HistoryUse {
  const entry = useRef<HistoryEntry>(undefined)
  const goBack = useEffectEvent(async () => {
    if (!(await close())) entry.current?.enter()
  })
  useEffect(() => {
    if (!wanted) return
    const made = new HistoryEntry(() => void goBack())
    entry.current = made
    return () => void made.leave()
  }, [wanted])
  return { leave: () => entry.current?.leave() ?? Promise.resolve() }
}
