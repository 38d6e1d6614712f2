import { ofPage } from '../browser/page.ts'

/** The element that all others are in. Asked in its stead, the page's document may answer with content. */
export const root = ofPage('documentElement')
