import type { FeatureProps } from '../../core/element/react-element.ts'
import type { KeptDraft } from './draft/keep-draft.ts'
import type { formAttributes } from './form-attributes.ts'
import type { FormSending } from './form-sending.ts'
import type { FormStatus } from './form-status'
import type { LeaveGuard } from './leave-guard.ts'

/** What the form needs to know of its steps. */
export interface Steps {
  /** Whether sending means to go on to the next step: Enter in a field does, where the form's own button is out of sight. */
  goesOn(submitter: HTMLElement | null): boolean
}

/** One form and what serves it. */
export interface FormContext {
  host: FeatureProps<typeof formAttributes>['host']
  form: HTMLFormElement
  said: FormStatus
  /** What is typed is kept by it; set as soon as the element acts. */
  draft?: KeptDraft
  guard?: LeaveGuard | undefined
  steps?: Steps | undefined
  /** Whether the page's own rules are asked before the form leaves. */
  checksItself: boolean
  signal: AbortSignal
  /** The code that sends the form and says what became of it; fetched with the first touch. */
  fetchSending(): Promise<FormSending>
}
