import { type ReactNode, useId, useLayoutEffect } from 'react'
import { useAuthorAttributes } from '../core/element/use-author-attributes.ts'
import type { Field } from '../core/html/typed-fields.ts'
import { Beside } from './beside.tsx'

interface FieldNoteProps extends FieldSentenceProps {
  /** What the note is about, in one word: it is told from other notes of the field by it. */
  name: string
  /** What it stands after. @default the field, with what it makes up one thing with */
  after?: Element | null
}

/** A sentence about a field of the page, beside it and tied to it, read out when it comes. */
export function FieldNote({ name, after, ...sentence }: FieldNoteProps): ReactNode {
  return (
    <Beside of={after ?? besideOf(sentence.of)} name={`note-${name}`} isNearest>
      <FieldSentence {...sentence} />
    </Beside>
  )
}

/**
 * What a sentence about a field stands after: never in its label, whose name it would become a part of, nor in an element
 * of ours that keeps the field together with its parts.
 */
export function besideOf(field: Field): Element {
  const beside = field.closest('label') ?? field
  const widget = beside.parentElement?.closest('flx-quantity, flx-date-field, flx-mask, flx-autocomplete')
  return widget ?? beside
}

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

export interface FieldSentenceProps {
  /** The author's field. */
  of: Field
  /** The others of a choice that it is a part of. */
  also?: readonly Field[]
  /** What is wrong with the field, or has to be known of it; empty where there is nothing to say. */
  text: string
  /** The field is refused as it stands. @default true */
  isError?: boolean
  /** Of the sentence. */
  className?: string
}

/** A sentence about a field of the page, tied to it, read out when it comes: for a mount of the element's own. */
export function FieldSentence({ of, also = [], text, isError = true, className = '' }: FieldSentenceProps): ReactNode {
  const id = useId()
  return (
    <div role="status" className="flx-field__note">
      {[of, ...also].map((field, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a field has no other name
        <Tie key={at} field={field} id={id} isSaid={text !== ''} isError={isError} />
      ))}
      {text && (
        <p id={id} className={`${isError ? 'flx-field__error' : 'flx-field__hint'} ${className}`.trim()}>
          {text}
        </p>
      )}
    </div>
  )
}

interface TieProps {
  field: Field
  id: string
  isSaid: boolean
  isError: boolean
}

function Tie({ field, id, isSaid, isError }: TieProps): ReactNode {
  useDescription(field, id, isSaid)
  useAuthorAttributes(isSaid && isError ? field : null, { 'aria-invalid': 'true' })
  return null
}
