/** A complete example answer, as a template author writes it, in HTML and in JSON. */
export interface AnswerExample {
  /** The id of the example, also used in the address of its heading. */
  slug: string
  title: string
  /** The element that reads it. */
  tag: `flx-${string}`
  /** A French description of the request, and of what is read in the answer. */
  about: string
  html?: string
  /** The JSON text as it is sent, without comments. */
  json?: string
}
