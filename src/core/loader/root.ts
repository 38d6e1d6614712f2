import { ofPage } from '../browser/page.ts'

/** The root element. Unlike the document, its properties are not hidden by named elements of the content. */
export const root = ofPage('documentElement')
