import { useEffect, useLayoutEffect, useRef } from 'react'
import type { HostMethod } from './host-state.ts'
import type { FlxElement } from './react-element.ts'

/**
 * Gives the element a behaviour that its class reaches with `this.call(name, …)`.
 * Calls made before the first drawing wait for it.
 */
export function useHostMethod<M extends HostMethod>(host: FlxElement, name: string, method: M): void {
  const latest = useRef(method)
  useLayoutEffect(() => {
    latest.current = method
  })
  useEffect(() => host.state.provide(name, (...args) => latest.current(...args)), [host, name])
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
