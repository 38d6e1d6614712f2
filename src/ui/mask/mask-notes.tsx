import type { ReactNode } from 'react'
import { adoptStyles } from '../../core/element/styles.ts'
import { keyOfNode } from '../../core/element/use-author-node.ts'
import { FieldNote } from '../field-note.tsx'
import css from './masked.css'

adoptStyles(css)

export interface MaskNotesProps {
  /** The invalid fields, and their errors. */
  notes: readonly { field: HTMLInputElement; text: string }[]
}

/** Shows the error beside each invalid masked field (MASK-04). */
export function MaskNotes({ notes }: MaskNotesProps): ReactNode {
  return notes.map(({ field, text }) => (
    <FieldNote key={keyOfNode(field)} of={field} name="mask" text={text} className="flx-masked__note" />
  ))
}
