import type { HTMLAttributes } from 'vue'
import './flx.ts'
import type { EventOf, TagEvents, TagName, Tags } from './tags.ts'

/** Vue writes `false` into the attribute, whose presence alone is true: nothing at all takes it away. */
type Flag = true | '' | null

/** A template's checker reads `close-top` as `closeTop`. */
type Camel<S extends string> = S extends `${infer A}-${infer B}` ? `${A}${Capitalize<Camel<B>>}` : S

type Props<T extends TagName> = HTMLAttributes & {
  [A in keyof Tags<Flag>[T] & string as Camel<A>]?: Tags<Flag>[T][A]
} & { [E in TagEvents[T] as `on${Capitalize<Camel<E>>}`]?: (event: EventOf<E>) => void }

type Components = { [T in TagName]: new () => { $props: Props<T> } }

declare module 'vue' {
  interface GlobalComponents extends Components {}
}
