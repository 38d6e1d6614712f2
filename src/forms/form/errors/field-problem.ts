import type { Field } from '../../../core/html/typed-fields.ts'

/** What is wrong with a field; without `field`, with one that the page does not have. */
export interface FieldProblem {
  name: string
  message: string
  field?: Field | undefined
}
