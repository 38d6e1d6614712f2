import type { FormParts, FormSending } from './form-sending.ts'

/** The part of the steps that the form calls. */
export interface Steps {
  /**
   * Goes on to the next step and returns true, if submitting means that: on Enter, when the form's own button is
   * hidden.
   */
  goesOn(submitter: HTMLElement | null): boolean
}

/** One form with its state and its helpers. */
export interface FormContext extends FormParts {
  steps?: Steps | undefined
  /** Loads the code that sends the form and shows the result, at the first interaction. */
  fetchSending(): Promise<FormSending>
}
