import type { CartNotice } from '../contract/cart-reply.ts'

interface NoticeViewProps {
  notice: CartNotice
  id?: string
  className?: string
}

/** What the server said, in the place it is about; our classes and those that servers of old know (decision 15). */
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
