import { type ReactNode, useLayoutEffect, useMemo, useRef } from 'react'
import type { FlxElement } from '../../core/element/react-element.ts'
import { keepFocusAndScroll } from '../../core/focus/keep-focus.ts'
import { carryFields } from './carry-fields.ts'
import { findInitialView } from './initial-view.ts'
import { renderHtml } from './render-html.ts'
import { type IsAction, listenToActions, performChoices, type ViewAction } from './view-actions.ts'

interface ServerViewProps {
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
 * A view that the server or React renders, with the same hooks (architecture, idea 3). What the page came with is its
 * first state; HTML answers are morphed into it; the first rendering by React takes its place within one frame. Focus
 * and what is half typed go from each rendering to the next.
 */
export function ServerView({ host, answer, children, onAction, isAction, onStart, afterRender }: ServerViewProps) {
  /** The view outside React's own node: that of the page. */
  const initial = useRef<HTMLElement | null>(null)
  /** That view is a place around what was the page's. */
  const isPlace = useRef(false)
  const own = useRef<HTMLDivElement>(null)
  const latest = useRef({ onAction, onStart, afterRender })
  // biome-ignore lint/correctness/useExhaustiveDependencies: where the visitor is just before each rendering of the view
  const restorePlace = useMemo(() => keepFocusAndScroll(host), [host, answer, children])

  useLayoutEffect(() => {
    latest.current = { onAction, onStart, afterRender }
  })

  useLayoutEffect(() => {
    initial.current = findInitialView(host)
    latest.current.onStart(initial.current)
    const perform = (action: ViewAction): void => latest.current.onAction(action)
    if (initial.current) performChoices(initial.current, perform)
    return listenToActions(host, perform, isAction)
  }, [host, isAction])

  useLayoutEffect(() => {
    const view = initial.current ?? own.current
    if (!answer || !view) return
    void renderHtml(view, view === initial.current && !isPlace.current, answer.html, {
      onPlace: (place) => {
        initial.current = place
        isPlace.current = true
      },
      afterRender: () => latest.current.afterRender(),
    })
  }, [answer])

  useLayoutEffect(() => {
    if (answer) return
    if (children && initial.current && own.current) {
      carryFields(initial.current, own.current)
      initial.current.remove()
      initial.current = null
    }
    latest.current.afterRender()
    restorePlace()
  }, [answer, children, restorePlace])

  return (
    <div className="flx-view" key={answer ? 'server' : 'react'} ref={own}>
      {children}
    </div>
  )
}
