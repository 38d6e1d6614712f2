import { type ReactNode, useLayoutEffect, useMemo, useRef } from 'react'
import type { FlxElement } from '../../core/element/react-element.ts'
import { keepFocusAndScroll } from '../../core/focus/keep-focus.ts'
import { type Act, listenToActions } from './actions.ts'
import { carryFields } from './carry-fields.ts'
import { findDrawnView } from './drawn-view.ts'
import { presentHtml } from './present-html.ts'

interface ServerViewProps {
  host: FlxElement
  /** The server's HTML to show, anew for each answer; null when the view is the author's, or React's. */
  answer: { html: string } | null
  /** The view drawn by React, the same node as long as it shows the same; null when the server draws it. */
  children: ReactNode
  /** Does what a control with `data-flx-action` asks for. */
  onAct(act: Act): void
  /** Called once with the view that the server drew in the page, or null. */
  onStart(drawn: HTMLElement | null): void
  /** Called after each drawing of the view, before it is painted. */
  onDrawn(): void
}

/**
 * A view that the server or React draws, with the same hooks (architecture, idea 3). What the server drew in the
 * page is its first state; HTML answers are morphed into it; the first drawing by React takes its place within one
 * frame. Focus and what is half typed go from each drawing to the next.
 */
export function ServerView({ host, answer, children, onAct, onStart, onDrawn }: ServerViewProps) {
  const drawn = useRef<HTMLElement | null>(null)
  const own = useRef<HTMLDivElement>(null)
  const latest = useRef({ onAct, onStart, onDrawn })
  // biome-ignore lint/correctness/useExhaustiveDependencies: where the visitor is just before each drawing of the view
  const restorePlace = useMemo(() => keepFocusAndScroll(host), [host, answer, children])

  useLayoutEffect(() => {
    latest.current = { onAct, onStart, onDrawn }
  })

  useLayoutEffect(() => {
    drawn.current = findDrawnView(host)
    latest.current.onStart(drawn.current)
    return listenToActions(host, (act) => latest.current.onAct(act))
  }, [host])

  useLayoutEffect(() => {
    const place = drawn.current ?? own.current
    if (answer && place) void presentHtml(place, answer.html, () => latest.current.onDrawn())
  }, [answer])

  useLayoutEffect(() => {
    if (answer) return
    if (children && drawn.current && own.current) {
      carryFields(drawn.current, own.current)
      drawn.current.remove()
      drawn.current = null
    }
    latest.current.onDrawn()
    restorePlace()
  }, [answer, children, restorePlace])

  return (
    <div key={answer ? 'server' : 'react'} ref={own}>
      {children}
    </div>
  )
}
