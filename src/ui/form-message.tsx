import { type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FlxElement } from '../core/element/react-element.ts'
import { adoptStyles } from '../core/element/styles.ts'
import { useAuthorAttributes, useAuthorNode } from '../core/element/use-author-node.ts'

import { focusOn } from '../core/focus/focusable.ts'
import { Beside } from './beside.tsx'
import css from './said.css'

adoptStyles(css)

/** The outcome of a form's last request, as text; both are null if there is nothing to show. */
interface FormOutcome {
  error: string | null
  success: string | null
}

const nothing: FormOutcome = { error: null, success: null }

/**
 * Returns the outcome, and a function that sets it and renders at once, so that event listeners find it in the page.
 */
export function useFormOutcome(): [FormOutcome, (next: Partial<FormOutcome>) => void] {
  const [outcome, setOutcome] = useState(nothing)
  return [outcome, (next) => flushSync(() => setOutcome({ ...nothing, ...next }))]
}

interface FormMessageProps {
  host: FlxElement
  form: HTMLFormElement
  /** Where to search the author's `data-flx-message`. @default the element */
  within?: HTMLElement
  /** Why the request failed, as text; null if it did not. */
  error: string | null
  /** The message of success, or null. */
  success?: string | null
  /** True to move focus to the message. @default true */
  takesFocus?: boolean
}

/** Shows the outcome of a form in the author's `data-flx-message`, which is revealed for it, or else above the form. */
export function FormMessage(props: FormMessageProps): ReactNode {
  const { host, form, within = host, error, success = null, takesFocus = true } = props
  const text = error || success
  const place = useAuthorNode(host, '[data-flx-message]', { within })
  useAuthorAttributes(place, text ? { hidden: null } : {})
  const message = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (text && takesFocus && message.current) focusOn(message.current)
  }, [text, takesFocus])
  return (
    <Beside of={place ?? form} where={place ? 'end' : 'before'} name="message" className="flx-said">
      {text && (
        <p
          ref={message}
          className={`flx-message flx-message--${error ? 'error' : 'success'}`}
          role={error ? 'alert' : 'status'}
        >
          {text}
        </p>
      )}
    </Beside>
  )
}
