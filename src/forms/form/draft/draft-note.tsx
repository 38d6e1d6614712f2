import { type ReactNode, useRef } from 'react'
import { flushSync } from 'react-dom'
import { focusOn } from '../../../core/focus/focusable.ts'
import { textLocale } from '../../../core/i18n/texts.ts'
import { useTexts } from '../../../core/i18n/use-texts.ts'
import { useStored } from '../../../core/use-stored.ts'
import { Beside } from '../../../ui/beside.tsx'
import { Button } from '../../../ui/button.tsx'
import { Message } from '../../../ui/message.tsx'
import { formTexts } from '../form-messages.ts'
import type { FormStatus } from '../form-status.ts'

/** Tells the visitor that earlier input was restored, and offers to delete it. */
export function DraftNote({ form, status }: { form: HTMLFormElement; status: FormStatus }): ReactNode {
  const t = useTexts(formTexts)
  const draft = useStored(status.draft)
  const note = useRef<HTMLDivElement>(null)
  if (!draft) return null
  const { at, isThrownAway, throwAway } = draft
  const write = (options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(textLocale(), options).format(new Date(at))
  const when = { day: write({ day: 'numeric', month: 'long' }), time: write({ hour: 'numeric', minute: '2-digit' }) }
  const press = (): void => {
    flushSync(throwAway)
    if (note.current) focusOn(note.current)
  }
  return (
    <Beside of={form} where="before" name="draft">
      <Message
        ref={note}
        role="status"
        className="flx-form__draft"
        actions={
          !isThrownAway && (
            <Button size="small" onClick={press}>
              {t('draft-forget')}
            </Button>
          )
        }
      >
        {isThrownAway ? t('draft-forgotten') : t('draft-restored', when)}
      </Message>
    </Beside>
  )
}
