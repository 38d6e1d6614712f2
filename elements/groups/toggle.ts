/** Elements that ship in one file: what unfolds, folds and closes. */
export * from '../breadcrumb.ts'
export * from '../front-banner.ts'
export * from '../toggle.ts'
