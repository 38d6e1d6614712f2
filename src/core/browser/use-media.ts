import { useCallback, useSyncExternalStore } from 'react'
import { matches, onMedia } from './media.ts'

/** Whether the page suits a media query, kept up to date: `useMedia('(min-width: 768px)')`. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback((listener: () => void) => onMedia(query, listener), [query])
  return useSyncExternalStore(
    subscribe,
    () => matches(query),
    () => false,
  )
}
