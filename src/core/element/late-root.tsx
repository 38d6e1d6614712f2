// Fetched, with React, by an element that has something to draw.
import type { ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { reactRoot } from '../react-root.ts'
import { createMount, keepMount } from './mounts.ts'
import { reportError } from './report-error.ts'

/** The component that is drawn. */
export type View<P extends object> = ComponentType<P>

export interface LateRoot<P> {
  draw(props: P): void
  remove(): void
}

/** A root of React at the end of an element that has none of its own. A failed drawing is the element's. */
export function openRoot<P extends object>(host: Element, Feature: View<P>): LateRoot<P> {
  const mount = createMount(host.localName.replace('flx-', ''))
  const takeAway = keepMount(mount, { of: host, where: 'end' })
  const root = reactRoot(mount, { onUncaughtError: (error) => reportError(host, error) })
  return {
    draw: (props) => flushSync(() => root.render(<Feature {...props} />)),
    remove() {
      root.unmount()
      takeAway()
    },
  }
}
