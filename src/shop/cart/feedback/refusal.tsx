import { type ReactNode, useLayoutEffect, useState } from 'react'
import { findFirst } from '../../../core/browser/select.ts'
import type { MountPlace } from '../../../core/element/mounts.ts'
import { useAuthorAttributes } from '../../../core/element/use-author-node.ts'
import { Beside } from '../../../ui/beside.tsx'
import type { ServerMessage } from '../cart-engine.ts'

/** Shows a refusal beside what it concerns in the server's view. The area of a refused order also takes the focus. */
export function Refusal({ place, text }: { place: RefusalPlace; text: string }): ReactNode {
  const { of, where, isArea } = place
  const [isFocusable] = useState(() => of.hasAttribute('tabindex'))
  useAuthorAttributes(isArea && !isFocusable ? of : null, { tabindex: '-1' })
  useLayoutEffect(() => {
    if (isArea && of instanceof HTMLElement) of.focus()
  }, [of, isArea])
  return (
    <Beside of={of} where={where} name="refusal" as={of.localName === 'tr' ? 'td' : 'div'}>
      <p className="flx-message flx-message--error alert alert-danger" role={isArea ? undefined : 'alert'}>
        {text}
      </p>
    </Beside>
  )
}

/** The place where a refusal is shown, in the view. */
interface RefusalPlace extends MountPlace {
  /** True if it is the view's area for a refused order. The focus then moves there. */
  isArea: boolean
}

/**
 * Returns the quantity control of a line, its row if there is none, or the control of the action if there is no row.
 */
function controlOf(cart: Element, { action, value }: ServerMessage): HTMLElement | null {
  const id = CSS.escape(value)
  const row = findFirst<HTMLElement>(`[data-flx-line="${id}"]`, cart)
  if (!row) return findFirst<HTMLElement>(`[data-flx-action="${action}"][data-flx-value="${id}"]`, cart)
  return findFirst<HTMLElement>('[data-flx-action="modifQte"], [name^="quantite"]', row) ?? row
}

/** Returns the place after the line's note, or else at the end of the cell or row of its quantity. */
function placeInLine(cart: Element, message: ServerMessage): RefusalPlace | null {
  const note = findFirst(`[data-flx-note="${CSS.escape(message.value)}"]`, cart)
  if (note) return { of: note, where: 'after', isArea: false }
  const control = controlOf(cart, message)
  const cell = control?.closest('td, li, [data-flx-line]') ?? control?.parentElement
  return cell ? { of: cell, where: 'end', isArea: false } : null
}

/**
 * Returns the place of a refusal that came as a message only: beside the line of the cart, or in the area of the order
 * (CART-06). Answers in JSON are shown in the same places.
 *
 * @returns null for other messages, and if the view has no such place.
 */
export function refusalPlace(cart: Element, message: ServerMessage): RefusalPlace | null {
  const { kind, action, value } = message
  if (kind !== 'error') return null
  if (action === 'valide_panier') {
    const area = findFirst('[data-flx-validation]', cart)
    return area && { of: area, where: 'start', isArea: true }
  }
  return value && ['modifQte', 'supArt'].includes(action) ? placeInLine(cart, message) : null
}
