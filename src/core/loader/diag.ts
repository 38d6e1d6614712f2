import type { Start } from './start-page.ts'

/** What the panel for template authors needs of the page's start. */
export type DiagStart = Pick<Start, 'elements' | 'api' | 'errors'>
