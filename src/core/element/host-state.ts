import type { ComponentType } from 'react'

export type HostMethod = (...args: never[]) => unknown

interface WaitingCall {
  args: unknown[]
  resolve(value: unknown): void
  reject(error: unknown): void
}

/** What an element and its React feature share: the properties, the methods, the moment it is ready. */
export class HostState {
  readonly Feature: ComponentType<Record<string, unknown>>
  #read: () => Record<string, unknown>
  #props: Record<string, unknown>
  #listeners = new Set<() => void>()
  #methods = new Map<string, HostMethod>()
  #waiting = new Map<string, WaitingCall[]>()
  #resolveReady: () => void = () => {}
  ready!: Promise<void>
  isReady = false

  constructor(Feature: ComponentType<Record<string, unknown>>, read: () => Record<string, unknown>) {
    this.Feature = Feature
    this.#read = read
    this.#props = {}
    this.resetReady()
  }

  resetReady(): void {
    this.isReady = false
    this.ready = new Promise((resolve) => {
      this.#resolveReady = resolve
    })
  }

  markReady = (): void => {
    this.isReady = true
    this.#resolveReady()
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  props = (): Record<string, unknown> => this.#props

  refresh(): void {
    this.#props = this.#read()
    for (const listener of this.#listeners) listener()
  }

  provide(name: string, method: HostMethod): () => void {
    this.#methods.set(name, method)
    for (const call of this.#waiting.get(name) ?? []) this.#run(method, call)
    this.#waiting.delete(name)
    return () => {
      if (this.#methods.get(name) === method) this.#methods.delete(name)
    }
  }

  call(name: string, args: unknown[]): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const call = { args, resolve, reject }
      const method = this.#methods.get(name)
      if (method) this.#run(method, call)
      else this.#waiting.set(name, [...(this.#waiting.get(name) ?? []), call])
    })
  }

  #run(method: HostMethod, { args, resolve, reject }: WaitingCall): void {
    try {
      resolve(method(...(args as never[])))
    } catch (error) {
      reject(error)
    }
  }
}
