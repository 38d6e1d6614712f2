import type { ComponentType } from 'react'
import { type Deferred, deferred } from '../deferred.ts'
import { atom, store } from '../store.ts'

/** What an element and its React feature share: the properties, and the moment it is ready. */
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

  /** The feature is drawn, or failed at it. */
  markReady(): void {
    this.isReady = true
    this.#drawn.resolve()
  }

  /** The element has left the page: who waits for its drawing waits no more, and the next one is awaited anew. */
  leave(): void {
    this.isReady = false
    this.#drawn.resolve()
    this.#drawn = deferred()
  }

  refresh(): void {
    store.set(this.props, this.#read())
  }
}
