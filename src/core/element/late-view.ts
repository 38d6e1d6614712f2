import { codeTimeout } from '../loader/code-timeout.ts'
import type { LateRoot, View } from './late-root.tsx'

/** The React view of an element without React, loaded once there is something to show. */
export interface LateView<P> {
  /** Fetches the code of the view, and React, in advance. @throws Error if they do not arrive in time (SAFE-07). */
  load(): Promise<unknown>
  /**
   * Renders the view at the end of the element with these properties, at once if its code is loaded. @throws as `load`
   */
  show(props: P): Promise<void>
  /** Removes the view from the page. A later `show` renders it again. */
  remove(): void
}

/**
 * Creates a view for an element whose engine is a plain function. Its code and React are fetched by the first `show`,
 * or `load`.
 *
 * @param importView - Imports its component.
 * @param around - Finds the author's node that the view wraps; without it, the view is at the end of the element.
 */
export function lateView<P extends object>(
  host: Element,
  importView: () => Promise<View<P>>,
  around?: () => Element | undefined,
): LateView<P> {
  /** Reset if the fetch fails, so that the next call tries again. */
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
      // Without `await` if the code is loaded, so that the view is rendered before this function returns.
      here ??= await load()
      const [view, { openRoot }] = here
      // Another `show`, or `remove`, was called in the meantime.
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
