import type { HTMLAttributes } from 'svelte/elements'
import './flx.ts'
import type { ElementOf, EventOf, TagEvents, TagName, Tags } from './tags.ts'

/** Svelte writes `false` into the attribute, whose presence alone is true: nothing at all takes it away. */
type Flag = true | '' | null

type Elements = {
  [T in TagName]: HTMLAttributes<ElementOf<T>> &
    Tags<Flag>[T] & { [E in TagEvents[T] as `on${E}`]?: (event: EventOf<E>) => void }
}

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends Elements {}
}
