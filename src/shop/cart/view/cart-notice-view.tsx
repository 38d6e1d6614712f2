import type { CartNotice } from '../contract/cart-reply.ts'

interface NoticeViewProps {
  notice: CartNotice
  id?: string
  className?: string
}

/**
 * A message of the server, beside what it concerns. It has our classes and those that older servers use (decision 15).
 */
export function NoticeView({ notice, id, className = 'flx-cart__notice' }: NoticeViewProps) {
  if (!notice.text) return null
  const failed = notice.kind === 'error'
  const look = failed ? 'flx-message--error alert alert-danger' : 'flx-message--success alert alert-success'
  return (
    <p id={id} className={`${className} flx-message ${look}`} role={failed ? 'alert' : 'status'}>
      {notice.text}
    </p>
  )
}
