import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { FlxElement } from '../../core/element/react-element.ts'
import { keepFocusAndScroll } from '../../core/focus/keep-focus.ts'
import type { IsAction, ViewAction } from './view-actions.ts'
import { ViewPlace } from './view-place.ts'

interface ReactServerViewProps {
  host: FlxElement
  /** The server's HTML to show, anew for each answer; null when the view is the author's, or React's. */
  answer: { html: string } | null
  /** The view of React, the same node as long as it shows the same; null when the server renders it. */
  children: ReactNode
  /** Does what a control with `data-flx-action` asks for. */
  onAction(action: ViewAction): void
  /** Which plain forms, without hooks, are the view's too, by the `action` that they send. */
  isAction?: IsAction
  /** Called once with the view that the page came with, or null. */
  onStart(initial: HTMLElement | null): void
  /** Called after each rendering of the view, before it is painted. */
  afterRender(): void
}

/**
 * A view that the server or React renders, with the same hooks
 * (architecture, idea 3). What the page came with is its first state; HTML answers are morphed into it; the first
 * rendering by React takes its place within one frame. Focus and what is half typed go from each rendering to the next.
 */
export function ReactServerView(props: ReactServerViewProps) {
  const { host, answer, children, onAction, isAction, onStart, afterRender } = props
  const [place] = useState(() => new ViewPlace())
  const own = useRef<HTMLDivElement>(null)
  const latest = useRef({ onAction, onStart, afterRender })
  // biome-ignore lint/correctness/useExhaustiveDependencies: where the visitor is just before each rendering of the view
  const restorePlace = useMemo(() => keepFocusAndScroll(host), [host, answer, children])

  useLayoutEffect(() => {
    latest.current = { onAction, onStart, afterRender }
  })

  useLayoutEffect(
    () =>
      place.start(
        host,
        (initial) => latest.current.onStart(initial),
        (action) => latest.current.onAction(action),
        isAction,
      ),
    [place, host, isAction],
  )

  useLayoutEffect(() => {
    if (answer && own.current) place.showHtml(own.current, answer.html, () => latest.current.afterRender())
  }, [place, answer])

  useLayoutEffect(() => {
    if (answer) return
    if (children && own.current) place.giveWayTo(own.current)
    latest.current.afterRender()
    restorePlace()
  }, [place, answer, children, restorePlace])

  return (
    <div className="flx-view" key={answer ? 'server' : 'react'} ref={own}>
      {children}
    </div>
  )
}
