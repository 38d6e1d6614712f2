import { type ReactNode, useEffect, useRef } from 'react'
import type { FlxElement } from '../core/element/react-element.ts'
import { adoptStyles } from '../core/element/styles.ts'
import { useAuthorAttributes } from '../core/element/use-author-attributes.ts'
import { useAuthorNode } from '../core/element/use-author-node.ts'
import { focusOn } from '../core/focus/focusable.ts'
import { Beside } from './beside.tsx'
import css from './said.css'

adoptStyles(css)

interface FormMessageProps {
  host: FlxElement
  form: HTMLFormElement
  /** Why the form came to nothing, as text; null while there is nothing to say. It takes the focus. */
  error: string | null
}

/** What went wrong with a form, in the author's `data-flx-message`, which is shown for it; else above the form. */
export function FormMessage({ host, form, error }: FormMessageProps): ReactNode {
  const place = useAuthorNode(host, '[data-flx-message]')
  useAuthorAttributes(place, error ? { hidden: null } : {})
  const message = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (error && message.current) focusOn(message.current)
  }, [error])
  return (
    <Beside of={place ?? form} where={place ? 'end' : 'before'} name="message" className="flx-said">
      {error && (
        <p ref={message} className="flx-message flx-message--error" role="alert">
          {error}
        </p>
      )}
    </Beside>
  )
}
