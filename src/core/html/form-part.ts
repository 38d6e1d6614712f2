/**
 * What a form is made of besides the values of its fields: the blocks that a visitor added, for instance. It tells its
 * form of itself by the event `flx-form-part`, as it comes and each time it has changed; a form that comes later asks with
 * `flx-form-parts`. Events, so that neither needs the code of the other.
 */
export interface FormPart {
  /** Where it is: out of the page it is no part any more. */
  readonly host: Element
  /** What it is known by in its form, now: the same after a reload. */
  readonly name: string
  /** How it stands; undefined where it is as the page was printed. */
  read(): string | undefined
  /** Brings it to a state that was read before a reload. */
  write(state: string): void
}
