import type { Criterion } from './criteria.ts'

/** How an element meets a criterion or a few, and what shows it. The guide draws it, and the diagnosis what is owed. */
export interface ConformityLine {
  criteria: readonly [Criterion, ...Criterion[]]
  /** One French sentence, that is true; code between backquotes. */
  says: string
  /** The test file, without `test/` and its ending, and the requirements that its titles carry: `elements/form: FORM-11`. */
  test: string
  /** What is left to the author of the page, in a French sentence. */
  owed?: string
}

/** Conformity of an element; its entry is in the file of its family, such as `forms.ts`. */
export interface Conformity {
  tag: `flx-${string}`
  lines: readonly [ConformityLine, ...ConformityLine[]]
}

/** `RGAA 7.3` has two figures, `WCAG 2.5.8` three. */
export const numberOf = (criterion: Criterion): string =>
  `${criterion.split('.').length > 2 ? 'WCAG' : 'RGAA'} ${criterion}`
