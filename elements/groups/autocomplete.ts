/** Elements that ship in one file: fields that ask the server as one types. */
export * from '../autocomplete.ts'
export * from '../password-strength.ts'
