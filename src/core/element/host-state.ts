import type { ComponentType } from 'react'
import { type Deferred, deferred } from '../deferred.ts'
import { atom, store } from '../store.ts'

/** The state that an element shares with its React feature: the properties, and whether it is rendered. */
export class HostState {
  readonly Feature: ComponentType<Record<string, unknown>>
  readonly props = atom<Record<string, unknown>>({})
  isReady = false
  #read: () => Record<string, unknown>
  #drawn: Deferred<void> = deferred()

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
    this.#drawn = deferred()
  }

  refresh(): void {
    store.set(this.props, this.#read())
  }
}
