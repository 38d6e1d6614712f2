/** Elements that ship in one file: what acts on the whole page as soon as it is there. */
export * from '../clickable.ts'
export * from '../page.ts'
export * from '../sticky.ts'
export * from '../toggle.ts'
