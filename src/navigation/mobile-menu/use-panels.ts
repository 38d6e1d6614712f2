import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { settled } from '../../core/overlay/overlay.ts'
import { ancestors, type MenuItem, type MenuPlace } from './menu-tree.ts'

/** The direction of a panel's motion: `forward` into a submenu, `back` towards the root. */
export type PanelMotion = 'forward' | 'back'

interface Turn {
  shown: MenuItem
  from?: MenuItem
  motion?: PanelMotion
  /** The row to scroll to: the one whose panel is left, or that of the current page. */
  reveal: MenuItem | undefined
}

/**
 * Manages the shown panel. The focus moves to the back button of an opened panel, and on return to the row that
 * opened it.
 */
export function usePanels(place: MenuPlace, box: RefObject<HTMLElement | null>) {
  const [turn, setTurn] = useState<Turn>({ shown: place.panel, reveal: place.current ?? undefined })
  const [settledTurn, setSettledTurn] = useState<Turn>(turn)
  const scrolls = useRef(new Map<MenuItem, number>())
  const isMoving = turn !== settledTurn

  const showPanel = (next: MenuItem): void => {
    const { shown } = turn
    if (next === shown) return
    scrolls.current.set(shown, panelOf(box.current, shown)?.scrollTop ?? 0)
    const below = [...ancestors(shown), shown]
    const isBack = !next.parent || below.includes(next)
    const reveal = isBack ? below[below.indexOf(next) + 1] : undefined
    setTurn({ shown: next, from: shown, motion: isBack ? 'back' : 'forward', reveal })
  }

  useLayoutEffect(() => {
    const panel = panelOf(box.current, turn.shown)
    if (!panel) return
    panel.scrollTop = scrolls.current.get(turn.shown) ?? 0
    if (turn.reveal) rowOf(panel, turn.reveal)?.scrollIntoView({ block: 'nearest' })
    if (turn.from) focusPanel(panel, turn.reveal)
  }, [box, turn])

  useEffect(() => {
    if (box.current) void settled(box.current).then(() => setSettledTurn(turn))
  }, [box, turn])

  return {
    shown: turn.shown,
    /** The panel that moves out; only this one and the shown one are rendered. */
    leaving: isMoving ? turn.from : undefined,
    motion: isMoving ? turn.motion : undefined,
    reveal: turn.reveal,
    showPanel,
  }
}

function panelOf(box: HTMLElement | null, item: MenuItem): HTMLElement | null {
  return box?.querySelector(`[data-shows="${item.index}"]`) ?? null
}

function rowOf(panel: HTMLElement, item: MenuItem): HTMLElement | null {
  return panel.querySelector(`[data-item="${item.index}"]`)
}

/** Focuses the row that opened the left panel, else the back button. */
function focusPanel(panel: HTMLElement, reveal: MenuItem | undefined): void {
  const row = reveal && rowOf(panel, reveal)
  const control = row?.querySelector<HTMLElement>('[data-panel]') ?? panel.querySelector<HTMLElement>('button, a')
  control?.focus({ preventScroll: true })
}

/**
 * Moves the focus into a menu that opens: to the row of the current page, else to the shown panel, else to the retry
 * button.
 */
export function enterMenu(dialog: HTMLElement): void {
  const panel = '[data-shows]:not([inert])'
  const control =
    dialog.querySelector<HTMLElement>(`${panel} [data-current] a`) ??
    dialog.querySelector<HTMLElement>(`${panel} :is(a, button), [role="alert"] button`)
  control?.scrollIntoView({ block: 'nearest' })
  control?.focus({ preventScroll: true })
}
