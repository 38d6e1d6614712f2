import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import type { FlxElement } from '../../core/element/react-element.ts'
import { openingTag } from '../../core/element/report-error.ts'
import { useAuthorAttributes } from '../../core/element/use-author-attributes.ts'
import { useAuthorNode } from '../../core/element/use-author-node.ts'
import { useMountPlace } from '../../core/element/use-mount-place.ts'
import { focused } from '../../core/focus/focusable.ts'
import { parseDay } from '../../core/french/day.ts'
import { type DrawnMonth, drawnMonth, parseMonth, readDrawnMonth } from './drawn-month.ts'

/** What stands in our month for what had the focus in the server's: the same day, else what has the same name. */
function counterpart(ours: HTMLElement, active: Element): HTMLElement | undefined {
  const place = active.closest<HTMLElement>('[data-flx-day]')
  const day = place && parseDay(place.dataset['flxDay'] ?? '')
  const nameOf = (control: Element): string => (control.ariaLabel ?? control.textContent ?? '').trim().toLowerCase()
  const buttons = [...ours.querySelectorAll('button')]
  return buttons.find((button) => (day ? button.dataset['day'] === day : nameOf(button) === nameOf(active)))
}

/**
 * The month that the server drew in its page is the first state (CAL-01). It is seen until ours stands after it; who was in
 * it by keyboard goes on in ours.
 *
 * @param ours - What we draw.
 * @returns the month that it was; undefined where there was none.
 */
export function useDrawnMonth(host: FlxElement, ours: RefObject<HTMLElement | null>): DrawnMonth | undefined {
  const found = useAuthorNode(host, drawnMonth)
  const node = found && parseMonth(found.dataset['flxMonth'] ?? '') ? found : null
  const [drawn] = useState(() => (node ? readDrawnMonth(node) : undefined))
  const said = found?.dataset['flxMonth']
  useEffect(() => {
    if (said && !node) console.warn(`flx : ${openingTag(host)} : data-flx-month="${said}" n’est pas un mois.`)
  }, [host, said, node])
  useMountPlace(host, node ?? host, node ? 'after' : 'start')
  useLayoutEffect(() => {
    const active = focused()
    if (!active || !node?.contains(active) || !ours.current) return
    const to = counterpart(ours.current, active) ?? ours.current.querySelector<HTMLElement>('[data-day][tabindex="0"]')
    to?.focus({ preventScroll: true })
  }, [node, ours])
  useAuthorAttributes(node, { hidden: '' })
  return drawn
}
