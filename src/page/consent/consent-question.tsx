import { useId, useRef } from 'react'
import { useOverlay } from '../../core/overlay/use-overlay.ts'
import type { ConsentAsk } from '../../domain/consent/ask-consent.ts'
import { Button } from '../../ui/button.tsx'
import { consentTexts as t } from './consent-messages.ts'

interface ConsentQuestionProps {
  ask: ConsentAsk
  onAllow(always: boolean): void
  onClosed(): void
}

/** Asked when an element is about to meet a third party: once, always, or not. */
export function ConsentQuestion({ ask: { service }, onAllow, onClosed }: ConsentQuestionProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useId()
  const text = useId()
  const close = useOverlay(dialog, true, { overlayClick: true, onClosed })
  return (
    <dialog className="flx-consent__dialog" ref={dialog} aria-labelledby={title} aria-describedby={text}>
      <div className="flx-consent__form">
        <h2 className="flx-consent__title" id={title}>
          {t('third-title', { service })}
        </h2>
        <p className="flx-consent__proof" id={text}>
          {t('third-text', { service })}
        </p>
        <div className="flx-consent__answers">
          <Button onClick={() => onAllow(false)}>{t('once')}</Button>
          <Button onClick={() => onAllow(true)}>{t('allow-always')}</Button>
          <Button look="quiet" onClick={() => void close('button')}>
            {t('not-now')}
          </Button>
        </div>
      </div>
    </dialog>
  )
}
