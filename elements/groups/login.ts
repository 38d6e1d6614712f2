/** Elements that ship in one file: logging in. */
export * from '../login.ts'
export * from '../two-factor.ts'
