/** What the visitor did to a field. */
export interface Edit {
  /** Text was added, rather than taken away: separators that must follow may be written. */
  adding: boolean
  /** What was typed or pasted; empty where that is not known. */
  piece: string
  /** Where the caret is now. */
  caret: number
}

/** How a value is shown, and what is meant by it. */
export interface Mask {
  /** Shows what the server, a script, a paste or autofill gave. What cannot be read stays as it came. */
  show(text: string): string
  /** Shows what is being typed. */
  type(text: string, edit: Edit): string
  /** Shows in full what was typed, once the field is left. */
  settle(shown: string): string
  /** What the server gets. */
  send(shown: string): string
  /** Why what is shown cannot be sent, in a sentence; undefined when it can, and for nothing at all. */
  problem(shown: string): string | undefined
  /** Whether a character of what is shown was typed, rather than written by the mask. */
  isTyped(character: string): boolean
  /** How many typed characters it takes, where that is known: then typing before others replaces these. */
  size?: number | undefined
  /** Backspace and Delete empty what is complete (decision 9). */
  clearsWhole?: boolean
  inputMode?: string
}
