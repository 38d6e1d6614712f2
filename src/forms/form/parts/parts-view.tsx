import { type ReactNode, useId } from 'react'
import { useAuthorAttributes } from '../../../core/element/use-author-node.ts'
import { handsOnFocus } from '../../../core/focus/remember-focus.ts'
import type { Field } from '../../../core/html/typed-fields.ts'
import { useTexts } from '../../../core/i18n/use-texts.ts'
import { useStored } from '../../../core/use-stored.ts'
import { Beside } from '../../../ui/beside.tsx'
import { Button } from '../../../ui/button.tsx'
import { Message } from '../../../ui/message.tsx'
import { formTexts, partsTexts } from '../form-messages.ts'
import type { FormStatus, PartFailed } from '../form-status.ts'
import type { Choice } from './parts-contract.ts'

/** Renders the errors and the suggestions of the parts that the server renews, beside the author's nodes. */
export function PartsView({ status }: { status: FormStatus }): ReactNode {
  const failures = useStored(status.failures)
  const choices = useStored(status.choices)
  return (
    <>
      {failures.map(({ key, of, what }) => (
        // Placed before the label: inside it, the error would become part of the list's accessible name.
        <Beside key={key} of={of.closest('label') ?? of} where="before" name="part">
          <Failed {...what} />
        </Beside>
      ))}
      {choices.map(({ key, of, what }) => (
        <Beside key={key} of={of} name="choices" as="span">
          <Proposals field={of} choices={what} />
        </Beside>
      ))}
    </>
  )
}

/** Renders why a part was not updated, with a button to retry. */
function Failed({ why, again }: PartFailed): ReactNode {
  const t = useTexts(partsTexts)
  const retry = (
    <Button size="small" onClick={again}>
      {formTexts('retry')}
    </Button>
  )
  return (
    <div ref={handsOnFocus} className="flx-form__failure">
      <Message meaning="error" role="alert" className="flx-form__message" actions={retry}>
        {t('failed', { why })}
      </Message>
    </div>
  )
}

function Proposals({ field, choices }: { field: Field; choices: readonly Choice[] }): ReactNode {
  const id = useId()
  useAuthorAttributes(field, { list: id })
  return (
    <datalist id={id}>
      {choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </datalist>
  )
}
