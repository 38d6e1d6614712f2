import { useInsertionEffect } from 'react'
import type { MountPlace } from './mounts.ts'
import type { FlxElement } from './react-element.ts'

/** Renders an element's feature beside a node of the author's, or by default at the end of the element. */
export function useMountPlace(host: FlxElement, of: Element | null, where: MountPlace['where'] = 'after'): void {
  useInsertionEffect(() => {
    host.placeMount(of ? { of, where } : null)
  }, [host, of, where])
}
