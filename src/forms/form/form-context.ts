import type { BehaviourHost } from '../../core/element/behaviour-element.ts'
import type { KeptDraft } from './draft/keep-draft.ts'
import type { formAttributes } from './form-attributes.ts'
import type { FormSending } from './form-sending.ts'
import type { LeaveGuard } from './leave-guard.ts'

/** One form and what serves it. */
export interface FormContext {
  host: BehaviourHost<typeof formAttributes>
  form: HTMLFormElement
  draft: KeptDraft
  guard: LeaveGuard | undefined
  /** Whether the page's own rules are asked before the form leaves. */
  checksItself: boolean
  signal: AbortSignal
  /** The code that sends the form and says what became of it; fetched with the first touch. */
  fetchSending(): Promise<FormSending>
}
