// Fetched, with React, once an element that acts without it has something to show.
import type { ComponentType } from 'react'
import { reactRoot } from '../react-root.ts'
import { keepMount, mountMark } from './mounts.ts'
import { reportError } from './report-error.ts'

/** What an element without React imports once it has something to show. */
export type View<P extends object> = ComponentType<P>

/** A component in its mount. */
export interface DrawnView<P extends object> {
  render(props: P): void
  remove(): void
}

/** Makes a root of React in a mount at the end of an element. What fails in it is reported (`flx-error`). */
export function drawView<P extends object>(host: HTMLElement, name: string, Feature: View<P>): DrawnView<P> {
  const mount = document.createElement('div')
  mount.className = 'flx-mount'
  mount.setAttribute(mountMark, name)
  const removeMount = keepMount(mount, { of: host, where: 'end' })
  const root = reactRoot(mount, { onUncaughtError: (error) => reportError(host, error) })
  return {
    render: (props) => root.render(<Feature {...props} />),
    remove() {
      root.unmount()
      removeMount()
    },
  }
}
