/** Elements that ship in one file: months of days. */
export * from '../calendar.ts'
export * from '../date-field.ts'
