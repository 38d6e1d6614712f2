import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `primary` is for the main action, once per view; `quiet` looks like a link. @default 'secondary' */
  look?: 'primary' | 'secondary' | 'quiet' | 'danger'
  size?: 'normal' | 'small'
  /**
   * True while its action runs. The button keeps focus, and screen readers announce it; the caller has to ignore
   * clicks.
   */
  busy?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** A button. Markup only, so that a server can render it; its styles come with `ui/styles.ts`. */
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
