import type { FormParts, FormSending } from './form-sending.ts'

/** What the form needs to know of its steps. */
export interface Steps {
  /** Whether sending means to go on to the next step: Enter in a field does, where the form's own button is out of sight. */
  goesOn(submitter: HTMLElement | null): boolean
}

/** One form and what serves it. */
export interface FormContext extends FormParts {
  steps?: Steps | undefined
  /** The code that sends the form and says what became of it; fetched with the first touch. */
  fetchSending(): Promise<FormSending>
}
