/** Elements that ship in one file: what the header of a page unfolds and closes. */
export * from '../breadcrumb.ts'
export * from '../front-banner.ts'
