import type { RuleId } from './rules.ts'

/** A broken rule, and where it is broken. */
export interface Fault {
  rule: RuleId
  /** The fault, in one French sentence. */
  text: string
  /** An address, or a line of the page such as « ligne 12 ». */
  where?: string
}

export const fault = (rule: RuleId, text: string, where?: string): Fault => ({ rule, text, ...(where && { where }) })

/** Thrown if an address could not be read. The message says why, in French. */
export class Unread extends Error {
  override readonly name = 'Unread'
}
