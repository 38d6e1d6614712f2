/** Elements that ship in one file: parts of the page that the server draws again. */
export * from '../agenda.ts'
export * from '../fragment.ts'
