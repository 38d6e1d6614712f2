import { Fragment, type ReactNode, type Ref, useId } from 'react'
import { useTexts } from '../../../core/i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import type { StepAnswers } from '../said.ts'
import type { AnswerGroup } from './answers-given.ts'
import { stepsTexts } from './steps-messages.ts'

interface SummaryProps {
  ref: Ref<HTMLHeadingElement>
  steps: readonly StepAnswers[]
}

/** All that the form would send, to be read before it is sent; each step can be gone back to (FORM-03). */
export function Summary({ ref, steps }: SummaryProps): ReactNode {
  const t = useTexts(stepsTexts)
  const id = useId()
  return (
    <section className="flx-form__summary" aria-labelledby={id}>
      <h2 ref={ref} id={id} className="flx-form__summary-title">
        {t('summary')}
      </h2>
      <p className="flx-form__summary-hint">{t('summary-hint')}</p>
      {steps.map(({ title, groups, change }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps stay in their order
        <div key={at} className="flx-form__summary-part">
          <div className="flx-form__summary-head">
            <h3 className="flx-form__summary-step">{title}</h3>
            <Button
              size="small"
              className="flx-form__change"
              aria-label={t('change-step', { step: title })}
              onClick={change}
            >
              {t('change')}
            </Button>
          </div>
          {groups.length > 0 ? <Groups groups={groups} /> : <p className="flx-form__summary-hint">{t('nothing')}</p>}
        </div>
      ))}
    </section>
  )
}

function Groups({ groups }: { groups: readonly AnswerGroup[] }): ReactNode {
  return groups.map(({ title, answers }, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are drawn anew together
    <Fragment key={place}>
      {title && <h4 className="flx-form__answers-title">{title}</h4>}
      <dl className="flx-form__answers">
        {answers.map(({ label, values }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are drawn anew together
          <div key={at} className="flx-form__answer-line">
            <dt className="flx-form__question">{label}</dt>
            {values.map((value, nth) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they are drawn anew together
              <dd key={nth} className="flx-form__answer">
                {value}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </Fragment>
  ))
}
