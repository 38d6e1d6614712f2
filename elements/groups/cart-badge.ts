/** Elements that ship in one file: what tells of the cart of a shop. */
export * from '../cart-badge.ts'
export * from '../track.ts'
