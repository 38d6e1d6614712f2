/** Elements that ship in one file: fields that help while one types. */
export * from '../date-field.ts'
export * from '../mask.ts'
