/** A change that the visitor made in a field. */
export interface Edit {
  /** True if text was added, not removed: separators that must follow may then be written. */
  adding: boolean
  /** The text typed or pasted; empty if unknown. */
  piece: string
  /** The current position of the caret. */
  caret: number
}

/** How a value is displayed and sent. */
export interface Mask {
  /** Formats a value from the server, a script, a paste or autofill. Text that cannot be read stays as it is. */
  show(text: string): string
  /** Formats text while it is being typed. */
  type(text: string, edit: Edit): string
  /** Completes the typed text once the field loses focus. */
  settle(shown: string): string
  /** Returns the value that is sent to the server. */
  send(shown: string): string
  /** Returns why the displayed text cannot be sent, as a sentence; undefined if it can, or is empty. */
  problem(shown: string): string | undefined
  /** Returns true if a displayed character was typed, not inserted by the mask. */
  isTyped(character: string): boolean
  /** How many typed characters it takes, if that is fixed: then typing before others replaces them. */
  size?: number | undefined
  /** True if Backspace and Delete clear a complete value as a whole (decision 9). */
  clearsWhole?: boolean
  inputMode?: string
}
