import { useEffect, useRef } from 'react'
import { address } from '../../core/element/address-codec.ts'
import { flag, text } from '../../core/element/codecs.ts'
import type { FeatureProps } from '../../core/element/react-element.ts'
import { adoptStyles } from '../../core/element/styles.ts'
import { useHostMethod } from '../../core/element/use-host-method.ts'
import { useTexts } from '../../core/i18n/use-texts.ts'
import { onConsent } from '../../domain/consent/consent.ts'
import { Button } from '../../ui/button.tsx'
import '../../ui/styles.ts'
import css from './consent.css'
import { ConsentBanner } from './consent-banner.tsx'
import { ConsentChoices } from './consent-choices.tsx'
import { consentTexts } from './consent-messages.ts'
import type { ConsentMethods } from './consent-methods.ts'
import { ConsentQuestion } from './consent-question.tsx'
import type { Purpose } from './purposes.ts'
import { useConsent } from './use-consent.ts'

adoptStyles(css)

export const consentAttributes = {
  /** Version of the purposes: another one asks again. */
  revision: text('1'),
  policy: address(),
  /** Where each choice is sent. */
  receipt: address(),
  noButton: flag,
}

export function Consent({
  host,
  revision,
  policy,
  receipt,
  noButton,
}: FeatureProps<typeof consentAttributes, ConsentMethods>) {
  const t = useTexts(consentTexts)
  const { purposes, record, view, show, choose, ask, allow, dismiss } = useConsent(host, revision)
  const manage = useRef<HTMLButtonElement>(null)
  const status = useRef<HTMLParagraphElement>(null)

  /** What had focus goes: it is left where the choice can be changed. */
  const answer = (accepted: (purpose: Purpose) => boolean): void => {
    choose(accepted)
    if (status.current) status.current.textContent = t('saved')
    manage.current?.focus({ preventScroll: true })
  }

  useEffect(() => {
    if (!receipt) return
    const sendAll = (): void => {
      import('./receipts.ts').then(({ sendReceipts }) => sendReceipts(host, receipt)).catch(() => {})
    }
    sendAll()
    return onConsent(sendAll)
  }, [host, receipt])

  useHostMethod(host, 'show', () => show('choices'))
  useHostMethod(host, 'accept', () => answer(() => true))
  useHostMethod(host, 'refuse', () => answer(() => false))

  return (
    <>
      {view === 'banner' && (
        <ConsentBanner
          purposes={purposes}
          policy={policy}
          onAnswer={(accepted) => answer(() => accepted)}
          onChoose={() => show('choices')}
        />
      )}
      {view === 'choices' && (
        <ConsentChoices purposes={purposes} record={record} onChoose={answer} onClosed={() => show('closed')} />
      )}
      {ask && <ConsentQuestion ask={ask} onAllow={allow} onClosed={dismiss} />}
      {!noButton && (
        <Button ref={manage} look="quiet" size="small" onClick={() => show('choices')}>
          {t('manage')}
        </Button>
      )}
      <p className="flx-visually-hidden" role="status" ref={status} />
    </>
  )
}
