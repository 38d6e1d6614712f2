import type { JSX } from 'solid-js'
import './flx.ts'
import type { ElementOf, EventOf, TagEvents, TagName, Tags } from './tags.ts'

/**
 * What Solid computes it gives as a property, which an element takes over once its code is there. `attr:` and `bool:`
 * write the attribute, which is there before it.
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
