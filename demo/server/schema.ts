export * from './schema/cart.ts'
export * from './schema/catalogue.ts'
export * from './schema/site.ts'
