import type { CSSProperties, ReactNode, Ref } from 'react'
import { CloseButton } from '../../ui/close-button.tsx'

interface PopupViewProps {
  id: string
  ref: Ref<HTMLDialogElement>
  /** Title; nothing is drawn without one, and `name` says what it is. */
  label: string
  name: string
  className: string
  style: Record<string, string>
  handler: string
  busy: boolean
  children: ReactNode
  onClose(): void
}

/** A popup's markup. */
export function PopupView({
  id,
  ref,
  label,
  name,
  className,
  style,
  handler,
  busy,
  ...rest
}: PopupViewProps): ReactNode {
  return (
    <dialog
      ref={ref}
      className={className ? `flx-popup ${className}` : 'flx-popup'}
      style={style as CSSProperties}
      aria-labelledby={label ? `${id}-title` : undefined}
      aria-label={label ? undefined : name}
    >
      <div className="flx-popup__panel">
        <div className="flx-popup__header">
          {label && (
            <h2 id={`${id}-title`} className="flx-popup__title" data-flx-focus="title">
              {label}
            </h2>
          )}
          <CloseButton className="flx-popup__close" onClick={rest.onClose} />
        </div>
        <div className="flx-popup__content" data-handler={handler} aria-busy={busy || undefined}>
          {rest.children}
        </div>
      </div>
    </dialog>
  )
}
