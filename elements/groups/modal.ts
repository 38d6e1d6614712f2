/** Elements that ship in one file: dialog boxes and messages above the page. */
export * from '../front-popup.ts'
export * from '../loader.ts'
export * from '../modal.ts'
export * from '../toast.ts'
