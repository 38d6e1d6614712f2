import { type ReactNode, useId } from 'react'
import { closest } from '../../../core/browser/closest.ts'
import { decodePart } from '../../../core/browser/navigation.ts'
import { type FlxElement, useMountPlace } from '../../../core/element/react-element.ts'
import { useAuthorAttributes, useAuthorNode } from '../../../core/element/use-author-node.ts'

import type { Field } from '../../../core/html/typed-fields.ts'
import { colon } from '../../../core/i18n/texts.ts'
import { useTexts } from '../../../core/i18n/use-texts.ts'
import { useEvent } from '../../../core/use-event.ts'
import { useStored } from '../../../core/use-stored.ts'
import { Button } from '../../../ui/button.tsx'
import { ContentPlace } from '../../../ui/content-place.tsx'
import { Message, StatusLine } from '../../../ui/message.tsx'
import { goToField } from '../errors/go-to-field.ts'
import type { FieldProblem } from '../errors/validity.ts'
import { findField, labelOf } from '../fields.ts'
import { formTexts } from '../form-messages.ts'
import type { FormMessage, FormStatus } from '../form-status.ts'

const hook = '[data-flx-message]'

interface MessageAreaProps {
  host: FlxElement
  form: HTMLFormElement
  status: FormStatus
}

/**
 * Renders the form's current message in the author's `data-flx-message`, which it unhides, else above the form
 * (FORM-01).
 */
export function MessageArea({ host, form, status }: MessageAreaProps): ReactNode {
  const inHost = useAuthorNode(host, hook)
  const inForm = useAuthorNode(host, hook, { within: form })
  const given = inHost ?? inForm
  const message = useStored(status.message)
  const waiting = message && 'wait' in message ? message : null
  useMountPlace(host, given ?? (host.contains(form) ? form : null), given ? 'end' : 'before')
  useAuthorAttributes(given, message && (!waiting || waiting.isSeen) ? { hidden: null } : {})
  useEvent(host.container, 'click', (event) => {
    const link = closest(event.target, 'a[href^="#"]') as HTMLAnchorElement | null
    const name = link?.dataset['flxField'] || link?.hash.slice(1)
    const field = name ? findField(form, decodePart(name)) : undefined
    if (!field) return
    event.preventDefault()
    goToField(field)
  })
  return (
    <div className="flx-form__area">
      <StatusLine className={`flx-form__wait${waiting?.isSeen === false ? ' flx-visually-hidden' : ''}`}>
        {waiting?.wait}
      </StatusLine>
      {message && !('wait' in message) && <Outcome message={message} place={status.place} />}
    </div>
  )
}

interface OutcomeProps {
  message: FormMessage
  place: FormStatus['place']
}

function Outcome({ message, place }: OutcomeProps): ReactNode {
  const t = useTexts(formTexts)
  const { isDone, text, content, isSites, problems = [], retry } = message
  const role = isDone ? 'status' : 'alert'
  if (isSites && content) {
    return (
      <div ref={place} className="flx-form__message" role={role}>
        <ContentPlace content={content} />
      </div>
    )
  }
  const n = problems.length
  const lead = text || (n > 0 && !content && (n === 1 ? t('one-error') : t('errors', { n })))
  return (
    <Message
      ref={place}
      className="flx-form__message"
      meaning={isDone ? 'success' : 'error'}
      role={role}
      actions={
        retry && (
          <Button size="small" onClick={retry}>
            {t('retry')}
          </Button>
        )
      }
    >
      {content ? (
        <ContentPlace content={content} className="flx-form__said" />
      ) : (
        <p className="flx-form__said">{lead}</p>
      )}
      {n > 0 && (
        <ul className="flx-form__errors">
          {problems.map((problem, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they never change their order
            <li key={at} className="flx-form__problem">
              <Problem {...problem} />
            </li>
          ))}
        </ul>
      )}
    </Message>
  )
}

/** Renders one problem: as a link to its field, or as plain text when the page does not have that field. */
function Problem({ field, message }: FieldProblem): ReactNode {
  return field ? <ProblemLink field={field} message={message} /> : message
}

function ProblemLink({ field, message }: { field: Field; message: string }): ReactNode {
  const own = useId()
  const id = field.getAttribute('id') || own
  useAuthorAttributes(field, id === own ? { id } : {})
  return (
    <a className="flx-form__link" href={`#${id}`} data-flx-field={field.name || id}>
      {labelOf(field) + colon() + message}
    </a>
  )
}
