import { type ReactNode, useId, useRef, useState } from 'react'
import { ofForm } from '../../core/browser/form.ts'
import { adoptStyles } from '../../core/element/styles.ts'
import { useAuthorAttributes } from '../../core/element/use-author-node.ts'
import { writtenAttribute } from '../../core/html/originals.ts'
import { httpTexts } from '../../core/http/http-messages.ts'
import { visitorMessage } from '../../core/http/request-error.ts'
import { useTexts } from '../../core/i18n/use-texts.ts'
import { useEvent } from '../../core/use-event.ts'
import { makeBusy, submitterOf } from '../../ui/busy-button.ts'
import { Button } from '../../ui/button.tsx'
import fieldCss from '../../ui/field.css'
import { TextField } from '../../ui/field.tsx'
import { stockTexts } from './stock-messages.ts'
import { articleAddress, askAlert } from './use-stock.ts'

adoptStyles(fieldCss)

interface AlertFormProps {
  isShown: boolean
  /** The reference to be told of; by default, that of the author's form. */
  reference?: string
}

/** Shows the outcome in the page's alert dialog (ART-02). */
async function showResult(isDone: boolean, message: string): Promise<void> {
  const { alert } = await import('../../overlays/modal/dialogs.ts')
  const title = stockTexts(isDone ? 'asked' : 'refused')
  const content = document.createTextNode(message || stockTexts(isDone ? 'noted' : 'refused'))
  await alert({ title, content, theme: isDone ? 'success' : 'warning' })
}

/** Submits an alert form without leaving the page, one request at a time. */
function useAlertForm(form: HTMLFormElement | null): void {
  const isSending = useRef(false)
  useEvent(form, 'submit', async (event) => {
    event.preventDefault()
    // Elements around it that add to the cart or submit forms must not handle this event.
    event.stopPropagation()
    if (!form || isSending.current) return
    isSending.current = true
    const giveBack = makeBusy(submitterOf(form, event.submitter))
    try {
      const { isDone, message } = await askAlert(form)
      if (isDone) ofForm(form, 'reset')()
      void showResult(isDone, message)
    } catch (error) {
      void showResult(false, visitorMessage(error) || httpTexts('refused'))
    }
    giveBack()
    isSending.current = false
  })
}

/** The author's form by which a visitor asks to be told when a reference is back in stock. */
export function GivenAlertForm({ form, isShown, reference }: AlertFormProps & { form: HTMLFormElement }): ReactNode {
  useAuthorAttributes(form, hiddenAttributes(form, !isShown))
  // As the default value too, since the form is reset once it is sent.
  useAuthorAttributes(form.querySelector('[name="idreference"]'), reference ? { value: reference } : {})
  useAlertForm(form)
  return null
}

/** The alert form, if the author wrote none. */
export function AlertForm({ isShown, reference }: AlertFormProps): ReactNode {
  const t = useTexts(stockTexts)
  const [form, setForm] = useState<HTMLFormElement | null>(null)
  useAlertForm(form)
  return (
    <form
      ref={setForm}
      className="flx-stock__alert"
      method="post"
      action={articleAddress()}
      // Hidden by its style too, so that no rule on `display` shows it.
      hidden={!isShown}
      style={isShown ? undefined : { display: 'none' }}
    >
      <p className="flx-stock__alert-title">{t('alert-title')}</p>
      <input type="hidden" name="action" value="alerte_stock" />
      <input type="hidden" name="idreference" value={reference} />
      <TextField id={useId()} label={t('email')} type="email" name="email" autoComplete="email" required />
      <Button type="submit">{t('ask')}</Button>
    </form>
  )
}

/**
 * Returns attributes that hide a node of the author's, or show one that its author hid; by its style too, so that a
 * rule of the site on `display` does not show it.
 */
export function hiddenAttributes(node: Element, isHidden: boolean): Record<string, string | null> {
  const own = (writtenAttribute(node, 'style') ?? '').replace(/(^|;)\s*display\s*:[^;]*/gi, '').replace(/^;/, '')
  return { hidden: isHidden ? '' : null, style: isHidden ? `display: none;${own}` : own || null }
}
