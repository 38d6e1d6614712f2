import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { AmountDue } from './amount-due.tsx'
import { CartForm } from './cart-form.tsx'

interface StepButtonProps {
  url: string
  /** The step asked for, as `chgEtape` takes it. */
  to: 'panier' | 'compte' | 'paiement'
  look?: 'primary' | 'secondary' | 'link'
  /** What the order comes to, in euros with taxes: where there is one column, button and total stay in view. */
  due?: number
  /** Name of the event that it tells the audience measure. */
  track?: string
  children: ReactNode
}

/** Goes to a step of the order: a button that sends `chgEtape`. */
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
