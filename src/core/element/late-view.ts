import { codeTimeout } from '../loader/code-timeout.ts'
import type { LateRoot, View } from './late-root.tsx'

/** What an element without React shows once it has something to show. */
export interface LateView<P> {
  /** Fetches its code, and React, ahead. @throws Error where they cannot be had in time (SAFE-07). */
  load(): Promise<unknown>
  /** Draws it, at the end of the element, with these properties; in this task where its code is there. @throws as `load` */
  show(props: P): Promise<void>
  /** Takes it out of the page. A later `show` draws it anew. */
  remove(): void
}

/**
 * A view of an element whose engine is a plain function: its code and React come with the first `show`, or `load`.
 *
 * @param importView - Imports its component.
 * @param around - Finds the author's node that the view takes in; without it, the view is at the end of the element.
 */
export function lateView<P extends object>(
  host: Element,
  importView: () => Promise<View<P>>,
  around?: () => Element | undefined,
): LateView<P> {
  /** Forgotten where it did not come: it is asked for again. */
  let code: ReturnType<typeof fetchCode> | undefined
  let here: Awaited<ReturnType<typeof fetchCode>> | undefined
  let root: LateRoot<P> | undefined
  let latest: P | undefined

  const fetchCode = () => {
    const late = new Promise<never>((_, reject) =>
      setTimeout(reject, codeTimeout, new Error('flx : le code n’est pas venu.')),
    )
    return Promise.race([Promise.all([importView(), import('./late-root.tsx')]), late])
  }
  const load = () => {
    code ??= fetchCode()
    code.then(
      (fetched) => {
        here = fetched
      },
      () => {
        code = undefined
      },
    )
    return code
  }
  return {
    load,
    async show(props) {
      latest = props
      // What was fetched ahead is drawn before this returns.
      here ??= await load()
      const [view, { openRoot }] = here
      // Shown otherwise, or taken away, in the meantime.
      if (latest !== props) return
      root ??= openRoot(host, view, around?.())
      root.draw(props)
    },
    remove() {
      latest = undefined
      root?.remove()
      root = undefined
    },
  }
}
