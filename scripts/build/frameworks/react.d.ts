import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import './flx.ts'
import type { ElementOf, EventOf, TagEvents, TagName, Tags } from './tags.ts'

type Props<T extends TagName> = DetailedHTMLProps<HTMLAttributes<ElementOf<T>>, ElementOf<T>> &
  Tags<boolean>[T] & { [E in TagEvents[T] as `on${E}`]?: (event: EventOf<E>) => void }

type Elements = { [T in TagName]: Props<T> }

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Elements {}
  }
}
