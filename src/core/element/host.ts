import { useEffect, useLayoutEffect, useRef } from 'react'
import type { FlxElement } from './react-element.ts'

/**
 * Offers a method of the feature to its element's class, which reaches it with `this.call(name, …)`.
 * Calls made before the first drawing wait for it.
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

/**
 * Moves the author's children of an element into a node that the feature draws, and back when it goes.
 * Text and elements that arrive later follow. The node carries `data-flx-slot`.
 */
export function useAuthorContent(host: FlxElement, slot: { current: Element | null }): void {
  useLayoutEffect(() => {
    const target = slot.current
    if (!target) return
    target.setAttribute('data-flx-slot', '')
    const isOurs = (node: Node): boolean => node === host.container
    const take = (): void => target.append(...[...host.childNodes].filter((node) => !isOurs(node)))
    take()
    const observer = new MutationObserver(take)
    observer.observe(host, { childList: true })
    return () => {
      observer.disconnect()
      host.prepend(...target.childNodes)
    }
  }, [host, slot])
}
