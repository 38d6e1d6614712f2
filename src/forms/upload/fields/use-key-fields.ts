import { useCallback, useRef, useSyncExternalStore } from 'react'
import { keyFieldsOf } from './lent-fields.ts'

/**
 * The hidden fields of the author's that carry the keys of files which the server has already: those that the page came
 * with, and those that an answer has drawn since.
 */
export function useKeyFields(host: Element, input: HTMLInputElement): readonly HTMLInputElement[] {
  const last = useRef<readonly HTMLInputElement[]>([])
  const subscribe = useCallback(
    (changed: () => void) => {
      const observer = new MutationObserver(changed)
      observer.observe(host, { childList: true, subtree: true })
      return () => observer.disconnect()
    },
    [host],
  )
  return useSyncExternalStore(subscribe, () => {
    const now = keyFieldsOf(host, input)
    const isSame = now.length === last.current.length && now.every((field, at) => field === last.current[at])
    if (!isSame) last.current = now
    return last.current
  })
}
