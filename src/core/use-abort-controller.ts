import { type RefObject, useEffect, useRef } from 'react'

/** Returns a controller that is aborted when the component unmounts, which ends the requests that use its signal. */
export function useAbortController(): RefObject<AbortController | null> {
  const stop = useRef<AbortController>(null)
  useEffect(() => {
    stop.current = new AbortController()
    return () => stop.current?.abort()
  }, [])
  return stop
}
