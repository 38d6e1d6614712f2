import { type ReactNode, useId, useLayoutEffect } from 'react'
import { useAuthorAttributes } from '../core/element/use-author-node.ts'
import type { Field } from '../core/html/typed-fields.ts'
import { Beside } from './beside.tsx'

interface FieldNoteProps extends FieldSentenceProps {
  /** A word for the note's subject, which tells it from other notes of the field. */
  name: string
  /** The node after which it is put. @default the field, or the label or widget around it */
  after?: Element | null
}

/** A note about a field of the page, beside it and linked to it, read out when it appears. */
export function FieldNote({ name, after, ...sentence }: FieldNoteProps): ReactNode {
  return (
    <Beside of={after ?? besideOf(sentence.of)} name={`note-${name}`} isNearest>
      <FieldSentence {...sentence} />
    </Beside>
  )
}

/**
 * Returns the node after which a note about a field is put: not inside its label, as the note would become a part of
 * the field's name, and not inside an element of ours that keeps the field together with its parts.
 */
export function besideOf(field: Field): Element {
  const beside = field.closest('label') ?? field
  const widget = beside.parentElement?.closest('flx-quantity, flx-date-field, flx-mask, flx-autocomplete')
  return widget ?? beside
}

/** Adds an id to `aria-describedby` of a field, and removes only that one later, as others may add theirs meanwhile. */
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
  /** The other fields of the same choice. */
  also?: readonly Field[]
  /** The error or hint to show; empty if there is none. */
  text: string
  /** True if the field is invalid. @default true */
  isError?: boolean
  /** Class of the text. */
  className?: string
}

/**
 * A note about a field of the page, linked to it and read out when it appears, to be rendered in the element's own
 * mount.
 */
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
