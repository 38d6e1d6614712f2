import type { ReactNode } from 'react'
import { Beside } from './beside.tsx'
import { besideOf } from './beside-field.ts'
import { FieldSentence, type FieldSentenceProps } from './field-sentence.tsx'

interface FieldNoteProps extends FieldSentenceProps {
  /** What the note is about, in one word: it is told from other notes of the field by it. */
  name: string
}

/** A sentence about a field of the page, beside it and tied to it, read out when it comes. */
export function FieldNote({ name, ...sentence }: FieldNoteProps): ReactNode {
  return (
    <Beside of={besideOf(sentence.of)} name={`note-${name}`}>
      <FieldSentence {...sentence} />
    </Beside>
  )
}
