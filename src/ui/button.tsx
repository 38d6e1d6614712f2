import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `primary` asks for the hand, once a view; `quiet` is drawn as a link. @default 'secondary' */
  look?: 'primary' | 'secondary' | 'quiet' | 'danger'
  size?: 'normal' | 'small'
  /** Shows that its work is under way. The button keeps focus and says so; its click is the caller's to ignore. */
  busy?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** A button. Markup alone, so that a server may draw it; its styles come with `ui/styles.ts`. */
export function Button({ look = 'secondary', size = 'normal', busy, className, ...props }: ButtonProps): ReactNode {
  const names = ['flx-button', `flx-button--${look}`, size === 'small' && 'flx-button--small', className]
  return (
    <button
      type="button"
      {...props}
      className={names.filter(Boolean).join(' ')}
      aria-busy={busy || undefined}
      aria-disabled={busy || props['aria-disabled']}
    />
  )
}
