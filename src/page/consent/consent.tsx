import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { address, flag, text } from '../../core/element/codecs.ts'
import { type FeatureProps, useHostMethod } from '../../core/element/react-element.ts'
import { adoptStyles } from '../../core/element/styles.ts'
import { useTexts } from '../../core/i18n/use-texts.ts'
import { isAccepted, onConsent, readConsent, saveConsent } from '../../domain/consent/consent.ts'
import { Button } from '../../ui/button.tsx'
import '../../ui/styles.ts'
import { beforeAll, useAutoOpen } from '../../core/overlay/auto-open-queue.ts'
import { useOverlay } from '../../core/overlay/use-overlay.ts'
import { useEvent } from '../../core/use-event.ts'
import type { ConsentAsk } from '../../domain/consent/ask-consent.ts'
import css from './consent.css'
import { ConsentChoices } from './consent-choices.tsx'
import { consentTexts, consentTexts as t } from './consent-messages.ts'
import type { ConsentMethods } from './consent-types.ts'
import { type Purpose, readPurposes } from './purposes.ts'
import { sendReceipts } from './receipts.ts'

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

/** The view to render: nothing, the banner, or the purposes one by one. */
type ConsentView = 'closed' | 'banner' | 'choices'

/** Manages the visitor's choice, and asks for it if there is none for this version of the purposes. */
function useConsent(host: Element, version: string) {
  const purposes = useMemo(() => readPurposes(host), [host])
  const [record, setRecord] = useState(readConsent)
  const [asked, setAsked] = useState<ConsentView>('closed')
  /** The request of an element that waits for permission to contact a third party. */
  const [ask, setAsk] = useState<ConsentAsk | null>(null)
  useEvent(document, 'flx-consent-ask', (event) => {
    if (event.defaultPrevented || isAccepted(event.detail.purpose)) return
    event.preventDefault()
    setAsk(event.detail)
  })
  useEffect(() => onConsent(setRecord), [])
  const known = record?.version === version ? record : null
  const mayAsk = useAutoOpen(!known, beforeAll)

  /** Saves the choice: the purposes for which the function returns true are accepted, the others refused. */
  const choose = (accepted: (purpose: Purpose) => boolean): void => {
    const choices = purposes.map((purpose) => [purpose.id, purpose.required || accepted(purpose)])
    saveConsent(Object.fromEntries(choices), version)
    setAsked('closed')
  }

  return {
    purposes,
    record: known,
    view: asked === 'closed' && mayAsk ? 'banner' : asked,
    show: setAsked,
    choose,
    ask,
    allow(always: boolean) {
      if (always) choose(({ id }) => id === ask?.purpose || (known?.purposes[id] ?? false))
      setAsk(null)
      ask?.allow()
    },
    dismiss: () => setAsk(null),
  }
}
