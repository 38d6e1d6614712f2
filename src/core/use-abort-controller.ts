import { type RefObject, useEffect, useRef } from 'react'

/** What is aborted once the component has gone: its signal ends what was asked for. */
export function useAbortController(): RefObject<AbortController | null> {
  const stop = useRef<AbortController>(null)
  useEffect(() => {
    stop.current = new AbortController()
    return () => stop.current?.abort()
  }, [])
  return stop
}
