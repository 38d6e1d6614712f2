import type { RuleId } from './rules.ts'

/** Something that is not due: a rule that is not kept, and where. */
export interface Fault {
  rule: RuleId
  /** What is so, in one sentence. */
  text: string
  /** An address, or a line of the page: « ligne 12 ». */
  where?: string
}

/** Makes one. */
export const fault = (rule: RuleId, text: string, where?: string): Fault => ({ rule, text, ...(where && { where }) })
