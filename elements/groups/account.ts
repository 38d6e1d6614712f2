/** Elements that ship in one file: the customer's account, and what customers publish. */
export * from '../account.ts'
export * from '../my-elements.ts'
