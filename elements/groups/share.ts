/** Elements that ship in one file: the ways to hand on the page's address. */
export * from '../permalink.ts'
export * from '../share.ts'
