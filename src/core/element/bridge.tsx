import { Component, type ComponentType, type ReactNode, useEffect } from 'react'
import type { Atom } from '../store.ts'
import { useStored } from '../use-stored.ts'
import type { HostMethods } from './host-methods.ts'
import { reportError } from './report-error.ts'

/** What it needs of an element that React draws. */
interface Host extends Element {
  readonly feature: ComponentType<Record<string, unknown>>
  readonly props: Atom<Record<string, unknown>>
  readonly methods: HostMethods
}

interface BoundaryProps {
  host: Host
  attempt: unknown
  children: ReactNode
}

interface BoundaryState {
  failed: boolean
  /** The props with which it failed; undefined until React has reported the error. */
  failedAt?: unknown
}

/**
 * Contains an error in its element: the author's HTML stays, `flx-error` is dispatched, a changed attribute tries
 * again.
 */
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failed: false }

  static getDerivedStateFromError(): BoundaryState {
    return { failed: true, failedAt: undefined }
  }

  override componentDidCatch(error: unknown): void {
    this.setState({ failedAt: this.props.attempt })
    this.props.host.methods.fail(error)
    reportError(this.props.host, error)
  }

  override render(): ReactNode {
    const { failed, failedAt } = this.state
    const triesAgain = failedAt !== undefined && failedAt !== this.props.attempt
    return failed && !triesAgain ? null : this.props.children
  }
}

/** The component that r2wc mounts: it renders the element's feature with the element's current properties. */
export function Bridge({ container: host }: { container: Host }): ReactNode {
  const { feature: Feature } = host
  const props = useStored(host.props)
  useEffect(() => host.methods.open())
  return (
    <Boundary host={host} attempt={props}>
      <Feature {...props} host={host} />
    </Boundary>
  )
}
