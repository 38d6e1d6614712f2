import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { useTexts } from '../core/i18n/use-texts.ts'
import { uiTexts } from './ui-messages.ts'

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
