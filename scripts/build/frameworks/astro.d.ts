import './flx.ts'
import type { TagName, Tags } from './tags.ts'

/** Astro writes `false` into the attribute, whose presence alone is true: nothing at all takes it away. */
type Flag = true | '' | null

type Elements = { [T in TagName]: astroHTML.JSX.HTMLAttributes & Tags<Flag>[T] }

declare global {
  namespace astroHTML.JSX {
    interface HTMLAttributes {}
    interface IntrinsicElements extends Elements {}
  }
}
