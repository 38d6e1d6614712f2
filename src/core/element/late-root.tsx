// Fetched, with React, when an element has something to render.
import type { ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { reactRoot } from '../react-root.ts'
import { createFrame, createMount, keepMount } from './mounts.ts'
import { reportError } from './report-error.ts'

/** The component to render. */
export type View<P extends object> = ComponentType<P>

export interface LateRoot<P> {
  draw(props: P): void
  remove(): void
}

/**
 * Creates a React root for an element that has none. Its errors are reported as the element's.
 *
 * @param around - The author's node that the view wraps; without it, the root is at the end of the element.
 */
export function openRoot<P extends object>(host: Element, Feature: View<P>, around?: Element): LateRoot<P> {
  const name = host.localName.replace('flx-', '')
  const mount = around ? createFrame(`flx-${name}__frame`) : createMount(name)
  const takeAway = around ? () => mount.remove() : keepMount(mount, { of: host, where: 'end' })
  around?.before(mount)
  const root = reactRoot(mount, { onUncaughtError: (error) => reportError(host, error) })
  return {
    draw: (props) => flushSync(() => root.render(<Feature {...props} />)),
    remove() {
      root.unmount()
      takeAway()
    },
  }
}
