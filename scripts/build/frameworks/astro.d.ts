import './flx.ts'
import type { TagName, Tags } from './tags.ts'

/**
 * A boolean attribute. `false` is not allowed: Astro would write it into the attribute, whose presence means true.
 * `null` removes it.
 */
type Flag = true | '' | null

type Elements = { [T in TagName]: astroHTML.JSX.HTMLAttributes & Tags<Flag>[T] }

declare global {
  namespace astroHTML.JSX {
    interface HTMLAttributes {}
    interface IntrinsicElements extends Elements {}
  }
}
