import { type ReactNode, useId, useLayoutEffect } from 'react'
import { useAuthorAttributes } from '../core/element/use-author-attributes.ts'
import type { Field } from '../core/html/typed-fields.ts'
import { Beside } from './beside.tsx'
import { besideOf } from './beside-field.ts'

/** Adds an id to those that describe a field, and takes that one away again: others may add theirs meanwhile. */
function useDescription(field: Field, id: string, isThere: boolean): void {
  useLayoutEffect(() => {
    if (!isThere) return
    const others = (): string[] =>
      (field.getAttribute('aria-describedby') ?? '').split(/\s+/).filter((each) => each && each !== id)
    field.setAttribute('aria-describedby', [...others(), id].join(' '))
    return () => {
      const left = others().join(' ')
      if (left) field.setAttribute('aria-describedby', left)
      else field.removeAttribute('aria-describedby')
    }
  }, [field, id, isThere])
}

interface FieldNoteProps {
  /** The author's field. */
  of: Field
  /** What the note is about, in one word: it is told from other notes of the field by it. */
  name: string
  /** What is wrong with the field, or has to be known of it; empty where there is nothing to say. */
  text: string
  /** The field is refused as it stands. @default true */
  isError?: boolean
  /** Of the sentence. */
  className?: string
}

/** A sentence about a field of the page, beside it and tied to it, read out when it comes. */
export function FieldNote({ of, name, text, isError = true, className = '' }: FieldNoteProps): ReactNode {
  const id = useId()
  useDescription(of, id, text !== '')
  useAuthorAttributes(text && isError ? of : null, { 'aria-invalid': 'true' })
  return (
    <Beside of={besideOf(of)} name={`note-${name}`}>
      <div role="status" className="flx-field__note">
        {text && (
          <p id={id} className={`${isError ? 'flx-field__error' : 'flx-field__hint'} ${className}`.trim()}>
            {text}
          </p>
        )}
      </div>
    </Beside>
  )
}
