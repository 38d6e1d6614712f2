import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { useTexts } from '../core/i18n/use-texts.ts'
import { uiTexts } from './ui-messages.ts'

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

interface CloseButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** The button's name, if « Fermer » alone does not say what it closes. @default 'Fermer' */
  label?: string
}

/** A close cross in the corner. An overlay focuses it only if there is nothing else to focus. */
export function CloseButton({ label, className, ...props }: CloseButtonProps): ReactNode {
  const t = useTexts(uiTexts)
  const name = label ?? t('close')
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      data-flx-focus="last"
      {...props}
      className={className ? `flx-close ${className}` : 'flx-close'}
    />
  )
}
