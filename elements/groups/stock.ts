/** Elements that ship in one file: the page of an article. */
export * from '../add-to-cart.ts'
export * from '../quantity.ts'
export * from '../stock.ts'
