import type { ReactNode } from 'react'
import { formatAmount } from '../../../core/french/number.ts'
import { Button } from '../../../ui/button.tsx'
import { cartTexts as t } from '../cart-messages.ts'

interface CartFormProps {
  /** Address that the form posts to without script. */
  url: string
  /** The cart action (CART-02). */
  action: string
  /** Sent as `value`. Omitted if a field of the form has that name. */
  value?: string
  className?: string
  children: ReactNode
}

/** A plain form that sends one action of the cart, and works without script. */
export function CartForm({ url, action, value, className = 'flx-cart__form', children }: CartFormProps) {
  return (
    <form method="post" action={url} className={className}>
      <input type="hidden" name="action" value={action} />
      {value !== undefined && <input type="hidden" name="value" value={value} />}
      {children}
    </form>
  )
}

/** A link-like button in a form of its own that sends one action. */
export function LinkForm({ url, action, value, className, children }: CartFormProps) {
  return (
    <CartForm url={url} action={action} value={value} className={className}>
      <button type="submit" className="flx-cart__link" data-flx-action={action} data-flx-value={value}>
        {children}
      </button>
    </CartForm>
  )
}

interface StepButtonProps {
  url: string
  /** The step to go to, as `chgEtape` takes it. */
  to: 'compte' | 'paiement'
  /** Total of the order in euros, with taxes. In a single column, the button and this total stay in view. */
  due: number
  /** Name of the analytics event that a click sends. */
  track?: string
  children: ReactNode
}

/** The button that goes to the next step of the order. */
export function StepButton({ url, to, due, track, children }: StepButtonProps) {
  return (
    <CartForm url={url} action="chgEtape" value={to} className="flx-cart__go flx-cart__bar">
      <AmountDue amount={due} />
      <Button type="submit" look="primary" data-flx-action="chgEtape" data-flx-value={to} data-flx-track={track}>
        {children}
      </Button>
    </CartForm>
  )
}

interface FoldProps {
  id?: string
  title: ReactNode
  isOpen: boolean
  children: ReactNode
}

/** Content that is folded until the visitor opens it, unless `isOpen`. */
export function Fold({ id, title, isOpen, children }: FoldProps) {
  return (
    <details className="flx-fold flx-cart__fold" id={id} open={isOpen || undefined}>
      <summary className="flx-cart__unfold">{title}</summary>
      {children}
    </details>
  )
}

/** The total beside the next button, hidden from screen readers: the totals above already state it. */
export function AmountDue({ amount }: { amount: number }) {
  return (
    <span className="flx-cart__due" aria-hidden="true">
      <span className="flx-cart__due-name">{t('total-ttc')}</span>{' '}
      <strong className="flx-cart__price">{formatAmount(amount)}</strong>
    </span>
  )
}

/** A button that sends a choice without script. With script, choosing is enough, so the button is hidden. */
export function ChooseButton({ form, children }: { form?: string; children: ReactNode }) {
  return (
    <Button type="submit" form={form} size="small" className="flx-cart__update">
      {children}
    </Button>
  )
}
