import type { ReactNode } from 'react'
import { adoptStyles } from '../../core/element/styles.ts'
import { keyOfNode } from '../../core/element/use-author-node.ts'
import { FieldNote } from '../field-note.tsx'
import css from './masked.css'

adoptStyles(css)

export interface MaskNotesProps {
  /** Fields that cannot be sent, and why. */
  notes: readonly { field: HTMLInputElement; text: string }[]
}

/** Beside each masked field that cannot be sent, the sentence that says why (MASK-04). */
export function MaskNotes({ notes }: MaskNotesProps): ReactNode {
  return notes.map(({ field, text }) => (
    <FieldNote key={keyOfNode(field)} of={field} name="mask" text={text} className="flx-masked__note" />
  ))
}
