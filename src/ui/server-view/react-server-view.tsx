import { type ReactNode, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { FlxElement } from '../../core/element/react-element.ts'
import { keepFocusAndScroll } from '../../core/focus/keep-focus.ts'
import type { IsAction, ViewAction } from './view-actions.ts'
import { ViewPlace } from './view-place.ts'

interface ReactServerViewProps {
  host: FlxElement
  /** The server's HTML to show, a new object for each answer; null if the view is the author's, or React's. */
  answer: { html: string } | null
  /** React's view, the same node as long as it is unchanged; null if the server renders the view. */
  children: ReactNode
  /** Called for each action of a control with `data-flx-action`. */
  onAction(action: ViewAction): void
  /** Returns true for the `action` of plain forms, without hooks, that belong to the view too. */
  isAction?: IsAction
  /** Called once with the view that came with the page, or null. */
  onStart(initial: HTMLElement | null): void
  /** Called after each render of the view, before it is painted. */
  afterRender(): void
}

/**
 * A view that the server or React renders, with the same hooks (architecture, idea 3). It starts as the page came; HTML
 * answers are morphed into it; the first render by React replaces it within one frame. Focus and half-typed values are
 * kept from each render to the next.
 */
export function ReactServerView(props: ReactServerViewProps) {
  const { host, answer, children, onAction, isAction, onStart, afterRender } = props
  const [place] = useState(() => new ViewPlace())
  const own = useRef<HTMLDivElement>(null)
  const act = useEffectEvent(onAction)
  const begin = useEffectEvent(onStart)
  const end = useEffectEvent(afterRender)
  // biome-ignore lint/correctness/useExhaustiveDependencies: where the visitor is just before each rendering of the view
  const restorePlace = useMemo(() => keepFocusAndScroll(host), [host, answer, children])

  useLayoutEffect(() => place.start(host, begin, act, isAction), [place, host, isAction])

  useLayoutEffect(() => {
    if (answer && own.current) place.showHtml(own.current, answer.html, end)
  }, [place, answer])

  useLayoutEffect(() => {
    if (answer) return
    if (children && own.current) place.giveWayTo(own.current)
    end()
    restorePlace()
  }, [place, answer, children, restorePlace])

  return (
    <div className="flx-view" key={answer ? 'server' : 'react'} ref={own}>
      {children}
    </div>
  )
}
