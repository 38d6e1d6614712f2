import type { AskedCode } from '../accounts/asked-code.ts'

/** What a call on the cart came to. */
export interface CartOutcome {
  status: 'ok' | 'ko'
  error?: string
  info?: string
  /** What a page without script is told besides: one with it sees that it is done, and can undo it there. */
  done?: string
  /** The step that it leads to, as the call says it; another where that one is not open. */
  step?: string | undefined
  /** The line that was added or increased. */
  line?: number
  /** Fields of this action alone, as they travel. */
  more?: Record<string, unknown>
  /** What was searched for: a page without script asks for it again in its address. */
  search?: Record<string, string>
  /** The order that was made: what replaces the form, and its script. */
  order?: { html: string; js: string; url: string }
  /** The code of the second factor, that the login waits for. */
  code?: AskedCode
}
