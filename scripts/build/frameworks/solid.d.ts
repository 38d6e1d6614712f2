import type { JSX } from 'solid-js'
import './flx.ts'
import type { ElementOf, EventOf, TagEvents, TagName, Tags } from './tags.ts'

/**
 * Solid sets computed values as properties, which an element reads once its code has loaded. `attr:` and `bool:` set
 * the attribute instead, which works before that.
 */
type Attributes<A> = A & {
  [N in keyof A & string as `attr:${N}`]?: A[N]
} & { [N in keyof A & string as boolean extends A[N] ? `bool:${N}` : never]?: boolean }

type Elements = {
  [T in TagName]: JSX.HTMLAttributes<ElementOf<T>> &
    Attributes<Tags<boolean>[T]> & { [E in TagEvents[T] as `on:${E}`]?: (event: EventOf<E>) => void }
}

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements extends Elements {}
  }
}
