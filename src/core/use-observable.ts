import { useSyncExternalStore } from 'react'
import type { Observable } from './observable.ts'

/** The present value of an observable, for a component that is drawn again when it is replaced. */
export function useObservable<T>({ subscribe, get }: Pick<Observable<T>, 'subscribe' | 'get'>): T {
  return useSyncExternalStore(subscribe, get, get)
}
