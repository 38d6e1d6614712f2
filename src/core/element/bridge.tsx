import { Component, type ReactNode, useEffect, useSyncExternalStore } from 'react'
import type { FlxElement } from './react-element.ts'
import { reportError } from './report-error.ts'

interface BoundaryProps {
  host: FlxElement
  attempt: unknown
  children: ReactNode
}

/** Keeps a failure inside its element: the author's HTML stays, `flx-error` tells, a new attribute tries again. */
class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override componentDidCatch(error: unknown): void {
    reportError(this.props.host, error)
  }

  override componentDidUpdate(before: BoundaryProps): void {
    if (this.state.failed && before.attempt !== this.props.attempt) this.setState({ failed: false })
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children
  }
}

/** The one component that r2wc mounts: it draws the element's feature with the element's present properties. */
export function Bridge({ container: host }: { container: FlxElement }): ReactNode {
  const { Feature, subscribe, props: read, markReady } = host.state
  const props = useSyncExternalStore(subscribe, read)
  useEffect(markReady)
  return (
    <Boundary host={host} attempt={props}>
      <Feature {...props} host={host} />
    </Boundary>
  )
}
