import type { Reply } from '../../core/http/reply.ts'

export interface FormSubmitDetail {
  /** The submitted data, as `fetch` takes it. */
  data: FormData
  submitter: HTMLElement | null
}

export interface FormDoneDetail {
  /** The server's message as plain text. */
  message: string
  data: FormData
  /** What the answer asks for next: going to an address, reloading the page, or closing the popup around the form. */
  next: { redirect: string; reload: boolean; close: boolean }
  /** The raw reply. */
  reply: Reply | null
}

export interface FormFailedDetail {
  /** The message shown to the visitor. */
  message: string
  /** The errors by field name. */
  errors: { name: string; message: string }[]
  /** The error of the request; null when the server, or the form itself, rejected the input. */
  error: unknown
  /** The raw reply; null when the page's own rules failed, or when none came. */
  reply: Reply | null
}

export interface FormStepDetail {
  /** Number of the step shown, from 1; 0 for the summary. */
  step: number
  /** Number of steps shown at present. */
  count: number
  /** The step's name: `data-flx-step`, else its id; empty if it has none. */
  name: string
}

export interface FormReloadedDetail {
  /** Name of the part, or of the list of options. */
  part: string
}

declare global {
  interface GlobalEventHandlersEventMap {
    /** Fired before the form is sent; cancelable. */
    'flx-form-submit': CustomEvent<FormSubmitDetail>
    /** Fired when the server has accepted the form. */
    'flx-form-success': CustomEvent<FormDoneDetail>
    /** Fired when the form was rejected or did not arrive. */
    'flx-form-error': CustomEvent<FormFailedDetail>
    /** Fired when another step, or the summary, is shown. */
    'flx-form-step': CustomEvent<FormStepDetail>
    /** Fired when the server has renewed a part. */
    'flx-form-reloaded': CustomEvent<FormReloadedDetail>
  }
}
