/** Elements that ship in one file: the header of a shop has both, and both follow its cart. */
export * from '../cart-badge.ts'
export * from '../track.ts'
