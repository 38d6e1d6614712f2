import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { address } from '../../core/element/codecs.ts'
import type { FeatureProps } from '../../core/element/react-element.ts'
import { useAuthorNode } from '../../core/element/use-author-node.ts'
import { emit } from '../../core/events.ts'
import { messages } from '../../core/i18n/texts.ts'
import { useTexts } from '../../core/i18n/use-texts.ts'
import { useEvent } from '../../core/use-event.ts'
import { Beside } from '../../ui/beside.tsx'
import { hideForm, readSent, reveal, SentForm, useSentForm } from '../../ui/sent-form.tsx'
import '../../ui/styles.ts'

const passwordChangeTexts = messages('passwordChange', {
  back: 'Retour au site',
})

export const passwordChangeAttributes = { back: address('/') }

/** The form of a new password. After the change, a link back to the site replaces the form (PWCHG-01). */
export function PasswordChange({ host, back }: FeatureProps<typeof passwordChangeAttributes>): ReactNode {
  const t = useTexts(passwordChangeTexts)
  const form = useSentForm(host)
  const authorLink = useAuthorNode(host, '[data-flx-back]')
  const [isDone, setIsDone] = useState(false)

  useEvent(host, 'flx-form-success', ({ detail: { message, reply } }) => {
    if (!form) return
    readSent(reply)
    flushSync(() => setIsDone(true))
    if (authorLink) reveal(authorLink, form)
    hideForm(form)
    emit(host, 'flx-password-change-done', { message })
  })

  return (
    <>
      {form && <SentForm host={host} form={form} />}
      {isDone && !authorLink && (
        <Beside of={host} where="end" name="back">
          <a className="flx-button flx-button--primary" data-flx-back="" href={back}>
            {t('back')}
          </a>
        </Beside>
      )}
    </>
  )
}
