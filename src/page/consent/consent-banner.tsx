import { useId } from 'react'
import { Button } from '../../ui/button.tsx'
import { consentTexts as t } from './consent-messages.ts'
import type { Purpose } from './purposes.ts'

interface ConsentBannerProps {
  purposes: Purpose[]
  policy: string
  onAnswer(accepted: boolean): void
  onChoose(): void
}

/** The question, beside the page and never over it: the purposes first, then two answers that weigh the same. */
export function ConsentBanner({ purposes, policy, onAnswer, onChoose }: ConsentBannerProps) {
  const title = useId()
  return (
    <section className="flx-consent__banner" aria-labelledby={title}>
      <div className="flx-consent__words">
        <h2 className="flx-consent__title" id={title}>
          {t('title')}
        </h2>
        <p className="flx-consent__text">{t('intro')}</p>
        <ul className="flx-consent__list">
          {purposes.map((purpose) => (
            <li className="flx-consent__item" key={purpose.id}>
              {purpose.title}
            </li>
          ))}
        </ul>
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
