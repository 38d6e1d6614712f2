import type { ElementLoader } from '../../core/loader/element-loader.ts'
import type { KeptErrors } from './kept-errors.ts'

/** What the panel looks at besides the page. */
export interface DiagContext {
  elements: ElementLoader
  version: string
  /** Goes on filling while the panel is open, and after. */
  errors: KeptErrors
}
