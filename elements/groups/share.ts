/** Elements that ship in one file: addresses to hand on. */
export * from '../permalink.ts'
export * from '../share.ts'
