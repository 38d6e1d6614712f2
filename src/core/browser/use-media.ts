import { useCallback, useSyncExternalStore } from 'react'
import { matches, onMedia } from './media.ts'

/** Returns true while the page matches a media query: `useMedia('(min-width: 768px)')`. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback((listener: () => void) => onMedia(query, listener), [query])
  return useSyncExternalStore(
    subscribe,
    () => matches(query),
    () => false,
  )
}
