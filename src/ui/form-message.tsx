import { type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FlxElement } from '../core/element/react-element.ts'
import { adoptStyles } from '../core/element/styles.ts'
import { useAuthorAttributes } from '../core/element/use-author-attributes.ts'
import { useAuthorNode } from '../core/element/use-author-node.ts'
import { focusOn } from '../core/focus/focusable.ts'
import { Beside } from './beside.tsx'
import css from './said.css'

adoptStyles(css)

/** What became of the last thing that a form asked for, as text; null where there is nothing to say. */
interface FormOutcome {
  error: string | null
  success: string | null
}

const nothing: FormOutcome = { error: null, success: null }

/** The outcome, and what says another one, or none; what listens to an event that tells of it reads it in the page. */
export function useFormOutcome(): [FormOutcome, (next: Partial<FormOutcome>) => void] {
  const [outcome, setOutcome] = useState(nothing)
  return [outcome, (next) => flushSync(() => setOutcome({ ...nothing, ...next }))]
}

interface FormMessageProps {
  host: FlxElement
  form: HTMLFormElement
  /** Where the author's place is looked for. @default the element */
  within?: HTMLElement
  /** Why the form came to nothing, as text; null while there is nothing to say. */
  error: string | null
  /** What was done, likewise. */
  success?: string | null
  /** The focus goes to what is said. @default true */
  takesFocus?: boolean
}

/** What became of a form, in the author's `data-flx-message`, which is shown for it; else above the form. */
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
