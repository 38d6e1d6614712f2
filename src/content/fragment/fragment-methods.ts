import type { FieldValue } from '../../core/http/call.ts'

/** What the fragment offers to its element's class. */
export interface FragmentMethods {
  refresh(fields?: Record<string, FieldValue>): Promise<void>
}
