/** Elements that ship in one file: amounts and how many. */
export * from '../price.ts'
export * from '../quantity.ts'
