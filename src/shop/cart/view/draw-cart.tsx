// Fetched, with React, for a server that answers JSON.
import { type ReactNode, useLayoutEffect } from 'react'
import { flushSync } from 'react-dom'
import type { Root } from 'react-dom/client'
import { reactRoot } from '../../../core/react-root.ts'
import type { CartViewProps } from './cart-frame.tsx'
import type { CartViewComponent } from './load-view.ts'

/** Elements of ours that are drawn in it begin once this has been called: they find the page as it shall be. */
function Drawn({ onDrawn, children }: { onDrawn(): void; children: ReactNode }) {
  useLayoutEffect(onDrawn, [onDrawn])
  return children
}

/** Draws carts into a place, each over the last one. */
export class CartDrawing {
  #onError: (error: unknown) => void
  #place: HTMLElement | null = null
  #root: Root | null = null

  constructor(onError: (error: unknown) => void) {
    this.#onError = onError
  }

  /** @param onDrawn - Called before it is painted. */
  draw(place: HTMLElement, View: CartViewComponent, props: CartViewProps, onDrawn: () => void): void {
    if (place !== this.#place) this.end()
    this.#root ??= reactRoot(place, { onUncaughtError: this.#onError })
    this.#place = place
    const root = this.#root
    flushSync(() =>
      root.render(
        <Drawn onDrawn={onDrawn}>
          <View {...props} />
        </Drawn>,
      ),
    )
  }

  end(): void {
    this.#root?.unmount()
    this.#root = null
  }
}
