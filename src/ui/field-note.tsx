import type { ReactNode } from 'react'
import { Beside } from './beside.tsx'
import { besideOf } from './beside-field.ts'
import { FieldSentence, type FieldSentenceProps } from './field-sentence.tsx'

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
