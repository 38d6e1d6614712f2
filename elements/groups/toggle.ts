/** Elements that ship in one file: what folds and unfolds beside links. */
export * from '../breadcrumb.ts'
export * from '../toggle.ts'
