import type { AskedCode } from '../accounts/asked-code.ts'

/** The result of a request on the cart. */
export interface CartOutcome {
  status: 'ok' | 'ko'
  error?: string
  info?: string
  /** Message for a page without script only: with script the page shows the change, and offers to undo it. */
  done?: string
  /** The step to go to next, as the action asks; another one is shown when that step is not open. */
  step?: string | undefined
  /** Id of the line that was added or increased. */
  line?: number
  /** Further fields of the response, for this action alone. */
  more?: Record<string, unknown>
  /** The search that was made: a page without script repeats it in its address. */
  search?: Record<string, string>
  /** The order that was placed: the markup that replaces the form, and its script. */
  order?: { html: string; js: string; url: string }
  /** The code of the second factor that the login waits for. */
  code?: AskedCode
}
