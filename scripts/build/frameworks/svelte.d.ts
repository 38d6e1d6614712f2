import type { HTMLAttributes } from 'svelte/elements'
import './flx.ts'
import type { ElementOf, EventOf, TagEvents, TagName, Tags } from './tags.ts'

/**
 * A boolean attribute. `false` is not allowed: Svelte would write it into the attribute, whose presence means true.
 * `null` removes it.
 */
type Flag = true | '' | null

type Elements = {
  [T in TagName]: HTMLAttributes<ElementOf<T>> &
    Tags<Flag>[T] & { [E in TagEvents[T] as `on${E}`]?: (event: EventOf<E>) => void }
}

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends Elements {}
}
