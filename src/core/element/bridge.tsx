import { Component, type ComponentType, type ReactNode, useEffect } from 'react'
import { atom, store } from '../store.ts'
import { useStored } from '../use-stored.ts'
import type { HostMethods } from './host-methods.ts'
import { reportError } from './report-error.ts'

/** The state that an element shares with its React feature: the properties, and whether it is rendered. */
export class HostState {
  readonly Feature: ComponentType<Record<string, unknown>>
  readonly props = atom<Record<string, unknown>>({})
  isReady = false
  #read: () => Record<string, unknown>
  #drawn = Promise.withResolvers<void>()

  constructor(Feature: ComponentType<Record<string, unknown>>, read: () => Record<string, unknown>) {
    this.Feature = Feature
    this.#read = read
  }

  get ready(): Promise<void> {
    return this.#drawn.promise
  }

  /** Called once the feature is rendered, or has failed to. */
  markReady(): void {
    this.isReady = true
    this.#drawn.resolve()
  }

  /** Called when the element has left the page: resolves `ready` for those who wait, and starts it anew. */
  leave(): void {
    this.isReady = false
    this.#drawn.resolve()
    this.#drawn = Promise.withResolvers()
  }

  refresh(): void {
    store.set(this.props, this.#read())
  }
}

/** What it needs of an element that React draws. */
interface Host extends Element {
  readonly methods: HostMethods
  readonly state: HostState
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
  const { Feature } = host.state
  const props = useStored(host.state.props)
  useEffect(() => {
    host.methods.open()
    host.state.markReady()
  })
  return (
    <Boundary host={host} attempt={props}>
      <Feature {...props} host={host} />
    </Boundary>
  )
}
