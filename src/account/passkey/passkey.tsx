import { type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { ofForm } from '../../core/browser/form.ts'
import type { FeatureProps, FlxElement } from '../../core/element/react-element.ts'
import { useAuthorAttributes, useAuthorNode } from '../../core/element/use-author-node.ts'
import { emit } from '../../core/events.ts'
import { useEvent } from '../../core/use-event.ts'
import { hasPasskeys, makePasskey, passkeyRefusal } from '../../domain/account/passkey.ts'
import { Beside } from '../../ui/beside.tsx'
import { makeBusy, submitterOf } from '../../ui/busy-button.ts'
import { FormMessage } from '../../ui/form-message.tsx'
import { readSent, SentForm, useSentForm } from '../../ui/sent-form.tsx'
import '../../ui/styles.ts'

export const passkeyAttributes = {}

/** Shows the author's form that creates a passkey; if the browser supports none, the author's text instead (KEY-01). */
export function Passkey({ host }: FeatureProps<typeof passkeyAttributes>): ReactNode {
  const form = useSentForm(host)
  const instead = useAuthorNode(host, '[data-flx-no-passkeys]')
  const isAble = hasPasskeys()
  useAuthorAttributes(form, isAble ? {} : { hidden: '' })
  useAuthorAttributes(instead, isAble ? {} : { hidden: null })
  return form && isAble && <PasskeyForm host={host} form={form} />
}

/**
 * Creates a passkey from the options that the server returns, and submits the form again with it. The server's
 * refusals, such as for a name or a password, are shown by `<flx-form>`, which sends the form.
 */
function PasskeyForm({ host, form }: { host: FlxElement; form: HTMLFormElement }): ReactNode {
  const authorField = useAuthorNode<HTMLInputElement>(host, 'input[name="credential"]', { within: form })
  const ownField = useRef<HTMLInputElement>(null)
  const [error, setError] = useState<string | null>(null)
  const making = useRef<AbortController>(null)
  useEffect(() => () => making.current?.abort(), [])

  const credential = (): HTMLInputElement | null => authorField ?? ownField.current

  const make = async (options: object): Promise<void> => {
    const field = credential()
    if (!field?.isConnected) return
    making.current = new AbortController()
    const { signal } = making.current
    const giveBack = makeBusy(submitterOf(form, null))
    try {
      field.value = await makePasskey(options, signal)
    } catch (error) {
      if (signal.aborted) return
      if (!(error instanceof DOMException)) console.error('flx : la clé d’accès n’a pas pu être créée.', error)
      const message = passkeyRefusal(error)
      // Renders the message before the event, so that listeners find it in the page.
      flushSync(() => setError(message))
      emit(host, 'flx-passkey-failed', { message, error })
    } finally {
      giveBack()
      making.current = null
    }
    if (field.value) ofForm(form, 'requestSubmit')()
  }

  useEvent(host, 'flx-form-submit', (event) => {
    // The browser is asking: it refuses to ask a second time.
    if (making.current) event.preventDefault()
    else setError(null)
  })
  useEvent(host, 'flx-form-success', ({ detail: { message, reply } }) => {
    const field = credential()
    if (!field) return
    const options = readSent(reply)?.options
    if (options && !field.value) {
      // Delayed until the form has released its submit button.
      setTimeout(() => void make(options))
      return
    }
    field.value = ''
    emit(host, 'flx-passkey-added', { message })
  })
  // A rejected passkey is not sent again: the next submission creates another.
  useEvent(host, 'flx-form-error', () => {
    const field = credential()
    if (field) field.value = ''
  })

  return (
    <>
      <SentForm host={host} form={form} />
      <FormMessage host={host} form={form} error={error} />
      {!authorField && (
        <Beside of={form} where="end" name="credential">
          <input ref={ownField} type="hidden" name="credential" />
        </Beside>
      )}
    </>
  )
}
