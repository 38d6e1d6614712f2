import type { DrawnView, View } from './draw-view.tsx'
import { reportError } from './report-error.ts'

/** What an element that acts without React shows later. */
export interface LateView<P extends object> {
  /** Fetches the code before there is something to show: what says that the network is gone comes before it goes. */
  prepare(): void
  /** Draws the component with these properties, or draws it again with them. */
  show(props: P): void
  /** Takes it out of the page. A later `show` draws it anew. */
  remove(): void
}

/**
 * A component for an element whose behaviour is a plain function: its code, and React, come later, and it is drawn in a
 * mount at the end of the element. Code that does not come is reported (`flx-error`), and asked for again the next time.
 *
 * @param name - The mount, in one word: a copy of the page's markup is told by it.
 */
export function lateView<P extends object>(host: HTMLElement, name: string, load: () => Promise<View<P>>): LateView<P> {
  /** What is to be shown, and was not yet. */
  let waiting: P | undefined
  /** Its code is there, or on its way. */
  let isFetched = false
  let draw: (() => DrawnView<P>) | undefined
  let drawn: DrawnView<P> | undefined

  const render = (): void => {
    if (!waiting || !draw) return
    drawn ??= draw()
    drawn.render(waiting)
    waiting = undefined
  }
  const fetchCode = async (): Promise<void> => {
    isFetched = true
    try {
      const [{ drawView }, feature] = await Promise.all([import('./draw-view.tsx'), load()])
      draw = () => drawView(host, name, feature)
      render()
    } catch (error) {
      isFetched = false
      reportError(host, error)
    }
  }
  const prepare = (): void => {
    if (!isFetched) void fetchCode()
  }
  return {
    prepare,
    show(props) {
      waiting = props
      prepare()
      render()
    },
    remove() {
      waiting = undefined
      drawn?.remove()
      drawn = undefined
    },
  }
}
