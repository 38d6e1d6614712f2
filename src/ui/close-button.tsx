import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { useTexts } from '../core/i18n/use-texts.ts'
import { uiTexts } from './ui-messages.ts'

interface CloseButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** What it closes, where « Fermer » alone would not say. @default 'Fermer' */
  label?: string
}

/** The cross in a corner. Focus enters an overlay elsewhere as long as there is something else to focus. */
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
