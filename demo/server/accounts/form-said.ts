import type { FieldError } from '../cart/cart-change.ts'

/** What became of a form of the account. */
export interface FormSaid {
  isDone: boolean
  message: string
  /** What is wrong, by the names of the fields. */
  errors: Record<string, string>
  /** Whether the code of a message is asked for (`confirmaccount`, SIGNUP-01). */
  needsCode?: boolean
  /** What the browser makes a passkey by; the same form comes again with it (KEY-01). */
  options?: object
  /** Where the visitor goes from here. */
  redirect?: string
  /** Whether the page shows what has changed. */
  reload?: boolean
  /** Whose account it is now. */
  customer?: { id: number; email: string }
}

export const done = (message: string, more: Partial<FormSaid> = {}): FormSaid => ({
  isDone: true,
  message,
  errors: {},
  ...more,
})

export const refusedForm = (message: string, errors: Record<string, string> = {}): FormSaid => ({
  isDone: false,
  message,
  errors,
})

export const byField = (fields: FieldError[]): Record<string, string> =>
  Object.fromEntries(fields.map(({ champ, message }) => [champ, message]))
