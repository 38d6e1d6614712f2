import type { Criterion } from './criteria.ts'

/**
 * How an element meets one or more criteria, and the test that proves it. The guide shows it all, the diagnosis panel
 * only what is owed.
 */
export interface ConformityLine {
  criteria: readonly [Criterion, ...Criterion[]]
  /** One true French sentence, with code between backquotes. */
  says: string
  /** The test file, without `test/` and its ending, and the requirements in its titles: `elements/form: FORM-11`. */
  test: string
  /** The work left to the author of the page, as a French sentence. */
  owed?: string
}

/** The conformity of an element. Each family of elements has its own file. */
export interface Conformity {
  tag: `flx-${string}`
  lines: readonly [ConformityLine, ...ConformityLine[]]
}

/**
 * Returns the criterion with its standard: RGAA numbers have two parts (`RGAA 7.3`), WCAG numbers three (`WCAG 2.5.8`).
 */
export const numberOf = (criterion: Criterion): string =>
  `${criterion.split('.').length > 2 ? 'WCAG' : 'RGAA'} ${criterion}`
