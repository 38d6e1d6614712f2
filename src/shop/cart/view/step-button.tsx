import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { AmountDue } from './amount-due.tsx'
import { CartForm } from './cart-form.tsx'

interface StepButtonProps {
  url: string
  /** The step to go to, as `chgEtape` takes it. */
  to: 'panier' | 'compte' | 'paiement'
  look?: 'primary' | 'secondary' | 'link'
  /** Total of the order in euros, with taxes. In a single column, the button and this total stay in view. */
  due?: number
  /** Name of the analytics event that a click sends. */
  track?: string
  children: ReactNode
}

/** A button that goes to a step of the order: it sends `chgEtape`. */
export function StepButton({ url, to, look = 'primary', due, track, children }: StepButtonProps) {
  const hooks = { 'data-flx-action': 'chgEtape', 'data-flx-value': to, 'data-flx-track': track }
  return (
    <CartForm
      url={url}
      action="chgEtape"
      value={to}
      className={due === undefined ? 'flx-cart__go' : 'flx-cart__go flx-cart__bar'}
    >
      {due !== undefined && <AmountDue amount={due} />}
      {look === 'link' ? (
        <button type="submit" className="flx-cart__link" {...hooks}>
          {children}
        </button>
      ) : (
        <Button type="submit" look={look} {...hooks}>
          {children}
        </Button>
      )}
    </CartForm>
  )
}
