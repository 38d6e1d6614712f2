/** Elements that ship in one file: what follows a shop before a gesture, without React. */
export * from '../cart-badge.ts'
export * from '../price.ts'
export * from '../track.ts'
