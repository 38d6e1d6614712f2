import { useEffect, useId, useRef } from 'react'
import { address, flag, text } from '../../core/element/codecs.ts'

import { type FeatureProps, useHostMethod } from '../../core/element/react-element.ts'
import { adoptStyles } from '../../core/element/styles.ts'
import { useTexts } from '../../core/i18n/use-texts.ts'
import { onConsent } from '../../domain/consent/consent.ts'
import { Button } from '../../ui/button.tsx'
import '../../ui/styles.ts'
import { useOverlay } from '../../core/overlay/use-overlay.ts'
import type { ConsentAsk } from '../../domain/consent/ask-consent.ts'
import css from './consent.css'
import { ConsentChoices } from './consent-choices.tsx'
import { consentTexts, consentTexts as t } from './consent-messages.ts'
import type { ConsentMethods } from './consent-types.ts'
import type { Purpose } from './purposes.ts'
import { sendReceipts } from './receipts.ts'
import { useConsent } from './use-consent.ts'

adoptStyles(css)

export const consentAttributes = {
  /** Version of the purposes: a new one asks again. */
  revision: text('1'),
  policy: address(),
  /** URL to which each choice is sent. */
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

  /** Saves the choice. The focused button disappears, so the focus moves to the one that reopens the choice. */
  const answer = (accepted: (purpose: Purpose) => boolean): void => {
    choose(accepted)
    if (status.current) status.current.textContent = t('saved')
    manage.current?.focus({ preventScroll: true })
  }

  useEffect(() => {
    if (!receipt) return
    const sendAll = (): void => {
      sendReceipts(host, receipt).catch(() => {})
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

interface ConsentQuestionProps {
  ask: ConsentAsk
  onAllow(always: boolean): void
  onClosed(): void
}

/** Renders the question before an element contacts a third party: once, always, or not now. */
function ConsentQuestion({ ask: { service }, onAllow, onClosed }: ConsentQuestionProps) {
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

interface ConsentBannerProps {
  purposes: Purpose[]
  policy: string
  onAnswer(accepted: boolean): void
  onChoose(): void
}

/**
 * Renders the consent banner, beside the page and never over it: the purposes first, then two answers of equal
 * weight.
 */
function ConsentBanner({ purposes, policy, onAnswer, onChoose }: ConsentBannerProps) {
  const title = useId()
  return (
    <section className="flx-consent__banner" aria-labelledby={title}>
      <div className="flx-consent__words">
        <h2 className="flx-consent__title" id={title}>
          {t('title')}
        </h2>
        <p className="flx-consent__text">{t('intro')}</p>{' '}
        <ul className="flx-consent__list" role="list">
          {purposes.map((purpose) => (
            <li className="flx-consent__item" key={purpose.id}>
              {purpose.title}
            </li>
          ))}
        </ul>{' '}
        <p className="flx-consent__text">
          {t('free')}{' '}
          {policy && (
            <a className="flx-consent__link" href={policy}>
              {t('policy')}
            </a>
          )}
        </p>
      </div>
      <div className="flx-consent__answers">
        <Button onClick={() => onAnswer(false)}>{t('refuse')}</Button>
        <Button onClick={() => onAnswer(true)}>{t('accept')}</Button>
        <Button look="quiet" onClick={onChoose}>
          {t('choose')}
        </Button>
      </div>
    </section>
  )
}
