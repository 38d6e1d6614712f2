/** Elements that ship in one file: forms of an account. */
export * from '../contract-end.ts'
export * from '../newsletter.ts'
export * from '../passkey.ts'
export * from '../password-change.ts'
export * from '../signup.ts'
export * from '../withdrawal.ts'
