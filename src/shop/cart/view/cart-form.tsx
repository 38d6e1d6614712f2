import type { ReactNode } from 'react'

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
