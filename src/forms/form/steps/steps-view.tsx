// A separate module, loaded when a form is filled in step by step (FORM-03).
import { Fragment, type ReactNode, type Ref, useId } from 'react'
import { adoptStyles } from '../../../core/element/styles.ts'
import { useAuthorAttributes } from '../../../core/element/use-author-node.ts'
import { useTexts } from '../../../core/i18n/use-texts.ts'
import { useStored } from '../../../core/use-stored.ts'
import { Beside } from '../../../ui/beside.tsx'
import { Button } from '../../../ui/button.tsx'
import type { FormStatus, StepAnswers, StepShown, StepsShown } from '../form-status.ts'
import { type AnswerGroup, headingOf } from './read-steps.ts'

import css from './steps.css'
import { hiddenStepMark } from './steps.ts'
import { stepsTexts } from './steps-messages.ts'

export { startSteps } from './steps.ts'

adoptStyles(css)

interface StepsViewProps {
  form: HTMLFormElement
  status: FormStatus
}

/**
 * Renders the steps of a form: their numbers, the buttons below and the summary, and hides the steps that are not
 * current.
 */
export function StepsView({ form, status }: StepsViewProps): ReactNode {
  const shown = useStored(status.steps)
  useAuthorAttributes(form, { 'data-flx-steps': shown ? '' : null })
  if (!shown) return null
  const { steps, total, end, isEnd, summary, title } = shown
  const last = steps.at(-1)?.step
  return (
    <>
      {steps.map((step, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps stay in their order
        <Step key={at} {...step} total={total} />
      ))}
      {end.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they stay in their order
        <Away key={at} of={part} isAway={!isEnd} />
      ))}
      {last && summary && (
        <Beside of={last} name="summary">
          <Summary ref={title} steps={summary} />
        </Beside>
      )}
      <StepBar form={form} {...shown} />
    </>
  )
}

function Away({ of, isAway }: { of: HTMLElement; isAway: boolean }): ReactNode {
  useAuthorAttributes(of, { [hiddenStepMark]: isAway ? '' : null })
  return null
}

/** Renders « Étape 2 sur 4 » before the step's title, so that both are read together. */
function Step({ step, isAway, n, total }: StepShown & { total: number }): ReactNode {
  const t = useTexts(stepsTexts)
  return (
    <>
      <Away of={step} isAway={isAway} />
      {n > 0 && (
        <Beside of={headingOf(step) ?? step} where="start" as="span" name="step" className="flx-form__count">
          {`${t('count', { n, total })} `}
        </Beside>
      )}
    </>
  )
}

/** Renders the buttons below the steps. */
function StepBar({ form, isFirst, next, isBusy, goBack, goOn }: StepsShown & { form: HTMLFormElement }): ReactNode {
  const t = useTexts(stepsTexts)
  if (isFirst && !next) return null
  return (
    <Beside of={form} where="end" name="steps" className="flx-form__steps">
      {!isFirst && <Button onClick={goBack}>{t('previous')}</Button>}
      {next && (
        <Button look="primary" busy={isBusy} onClick={goOn}>
          {t(next)}
        </Button>
      )}
    </Beside>
  )
}

interface SummaryProps {
  ref: Ref<HTMLHeadingElement>
  steps: readonly StepAnswers[]
}

/** Lists all answers before the form is sent, with a button to return to each step (FORM-03). */
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
