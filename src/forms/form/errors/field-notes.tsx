import type { ReactNode } from 'react'
import { adoptStyles } from '../../../core/element/styles.ts'
import { isField, partsOf } from '../../../core/html/typed-fields.ts'
import { useEvent } from '../../../core/use-event.ts'
import { useStored } from '../../../core/use-stored.ts'
import fieldCss from '../../../ui/field.css'
import { FieldNote } from '../../../ui/field-note.tsx'
import { legendOf } from '../fields.ts'
import { formTexts } from '../form-messages.ts'
import type { FormStatus } from '../form-status.ts'

adoptStyles(fieldCss)

const confirmations = '[data-flx-confirm], [name="email_confirm"], [name="password_confirm"]'

/**
 * Cancels pasting into the field that confirms an e-mail or a password (FORM-08), and only there (decision 1). Values
 * filled in by a password manager or the browser are not pasted, so they are accepted.
 */
function useNoPaste(form: HTMLFormElement, status: FormStatus): void {
  const say = ({ target }: Event, text: string): boolean => {
    const isRefused = isField(target) && target.matches(confirmations)
    if (isRefused) status.sayOf('hints', target, text)
    return isRefused
  }
  useEvent(form, 'paste', (event) => say(event, formTexts('no-paste')) && event.preventDefault())
  useEvent(form, 'input', (event) => say(event, ''))
}

/** Renders the error and the hint of each field beside it (FORM-11). */
export function FieldNotes({ form, status }: { form: HTMLFormElement; status: FormStatus }): ReactNode {
  useNoPaste(form, status)
  const errors = useStored(status.errors)
  const hints = useStored(status.hints)
  return (
    <>
      {errors.map(({ key, of, what }) => (
        <FieldNote
          key={key}
          name="error"
          of={of}
          also={partsOf(of).filter((each) => each !== of)}
          after={legendOf(of)}
          text={what}
          className="flx-form__error"
        />
      ))}
      {hints.map(({ key, of, what }) => (
        <FieldNote key={key} name="hint" of={of} text={what} isError={false} className="flx-form__hint" />
      ))}
    </>
  )
}
