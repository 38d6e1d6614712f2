import type { HTMLAttributes } from 'vue'
import './flx.ts'
import type { EventOf, TagEvents, TagName, Tags } from './tags.ts'

/**
 * A boolean attribute. `false` is not allowed: Vue would write it into the attribute, whose presence means true. `null`
 * removes it.
 */
type Flag = true | '' | null

/** The camel-case form of an attribute name: template checkers read `close-top` as `closeTop`. */
type Camel<S extends string> = S extends `${infer A}-${infer B}` ? `${A}${Capitalize<Camel<B>>}` : S

type Props<T extends TagName> = HTMLAttributes & {
  [A in keyof Tags<Flag>[T] & string as Camel<A>]?: Tags<Flag>[T][A]
} & { [E in TagEvents[T] as `on${Capitalize<Camel<E>>}`]?: (event: EventOf<E>) => void }

type Components = { [T in TagName]: new () => { $props: Props<T> } }

declare module 'vue' {
  interface GlobalComponents extends Components {}
}
