/**
 * A part of a form that is not a field: the blocks that a visitor added, for instance. It announces itself to its form
 * with the event `flx-form-part` when it comes and each time it changes; a form that comes later asks for its parts
 * with `flx-form-parts`. They talk by events, so that neither has to load the code of the other.
 */
export interface FormPart {
  /** The element of the part. Once it is out of the page, it is no longer a part of the form. */
  readonly host: Element
  /** The current name of the part in its form; it is the same after a reload. */
  readonly name: string
  /** Returns the state of the part as text; undefined while it is as the page was printed. */
  read(): string | undefined
  /** Restores a state that `read` returned before a reload. */
  write(state: string): void
}
