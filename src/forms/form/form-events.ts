import type { Reply } from '../../core/http/reply.ts'

export interface FormSubmitDetail {
  /** What leaves, as `fetch` takes it. */
  data: FormData
  submitter: HTMLElement | null
}

export interface FormDoneDetail {
  /** What the server said, as text. */
  message: string
  data: FormData
  /** What the answer asks for next: an address to go to, this page again, the popup around it closed. */
  next: { redirect: string; reload: boolean; close: boolean }
  /** The answer as it came. */
  reply: Reply | null
}

export interface FormFailedDetail {
  /** What the visitor reads. */
  message: string
  /** What is wrong by field. */
  errors: { name: string; message: string }[]
  /** What went wrong on the way; null where the server, or the form itself, refused. */
  error: unknown
  /** The answer as it came; null where the page's own rules refused, or where none came. */
  reply: Reply | null
}

export interface FormStepDetail {
  /** The step that is shown, from 1; 0 for the summary. */
  step: number
  /** How many there are now. */
  count: number
  /** Its name: `data-flx-step`, else its id; empty where it has none. */
  name: string
}

export interface FormReloadedDetail {
  /** Name of the part, or of the list of choices. */
  part: string
}

declare global {
  interface GlobalEventHandlersEventMap {
    /** The form is about to leave; cancelable. */
    'flx-form-submit': CustomEvent<FormSubmitDetail>
    /** The server took it. */
    'flx-form-success': CustomEvent<FormDoneDetail>
    /** It was refused, or did not arrive. */
    'flx-form-error': CustomEvent<FormFailedDetail>
    /** Another step, or the summary, is shown. */
    'flx-form-step': CustomEvent<FormStepDetail>
    /** A part was renewed by the server. */
    'flx-form-reloaded': CustomEvent<FormReloadedDetail>
  }
}
