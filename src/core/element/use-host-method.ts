import { useEffect, useLayoutEffect, useRef } from 'react'
import type { FlxElement } from './react-element.ts'

/**
 * Provides a method of the feature to its element's class, which calls it with `this.call(name, …)`. Calls made before
 * the first render wait for it.
 */
export function useHostMethod<M extends object, K extends keyof M>(host: FlxElement<M>, name: K, method: M[K]): void {
  const latest = useRef(method)
  useLayoutEffect(() => {
    latest.current = method
  })
  useEffect(() => {
    const callLatest = (...args: never[]) => (latest.current as (...args: never[]) => unknown)(...args)
    return host.methods.provide(name, callLatest as M[K])
  }, [host, name])
}
