import type { FieldError } from '../cart/cart-state.ts'

/** The result of an action of the account. */
export interface Said {
  isDone: boolean
  message: string
}

/** The result of a form of the account. */
export interface FormSaid extends Said {
  /** Error messages, by field name. */
  errors: Record<string, string>
  /** True when the form must be sent again with the code of a message (`confirmaccount`, SIGNUP-01). */
  needsCode?: boolean
  /** Options from which the browser creates a passkey; the form is then sent again with that passkey (KEY-01). */
  options?: object
  /** Address to redirect the visitor to. */
  redirect?: string
  /** True when the page must reload to show the change. */
  reload?: boolean
  /** The customer who is logged in from now on. */
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
