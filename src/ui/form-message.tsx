import { type ReactNode, useEffect, useRef } from 'react'
import type { FlxElement } from '../core/element/react-element.ts'
import { adoptStyles } from '../core/element/styles.ts'
import { useAuthorAttributes } from '../core/element/use-author-attributes.ts'
import { useAuthorNode } from '../core/element/use-author-node.ts'
import { focusOn } from '../core/focus/focusable.ts'
import { Beside } from './beside.tsx'
import css from './said.css'

adoptStyles(css)

/** What became of a form, as text. */
export interface FormOutcome {
  text: string
  meaning: 'success' | 'error'
}

interface FormMessageProps {
  host: FlxElement
  form: HTMLFormElement
  /** Null while there is nothing to say. A new one takes the focus. */
  outcome: FormOutcome | null
}

/** What became of a form, in the author's `data-flx-message`, which is shown for it; else above the form. */
export function FormMessage({ host, form, outcome }: FormMessageProps): ReactNode {
  const place = useAuthorNode(host, '[data-flx-message]')
  useAuthorAttributes(place, outcome ? { hidden: null } : {})
  const message = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (outcome && message.current) focusOn(message.current)
  }, [outcome])
  return (
    <Beside of={place ?? form} where={place ? 'end' : 'before'} name="message" className="flx-said">
      {outcome && (
        <p
          ref={message}
          className={`flx-message flx-message--${outcome.meaning}`}
          role={outcome.meaning === 'error' ? 'alert' : 'status'}
        >
          {outcome.text}
        </p>
      )}
    </Beside>
  )
}
