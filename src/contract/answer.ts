/** A whole answer of a server, as a template author writes it, in both ways of answering. */
export interface AnswerExample {
  /** Names the example: of its heading's address too. */
  slug: string
  title: string
  /** Which element takes it. */
  tag: `flx-${string}`
  /** What is asked, and what the answer is read for. */
  about: string
  html?: string
  /** Written out as it travels, without comments. */
  json?: string
}
