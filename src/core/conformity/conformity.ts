import type { Criterion } from './criteria.ts'

/** How an element meets a criterion or a few, and what shows it. Never fetched by a page: the guide draws it. */
export interface ConformityLine {
  criteria: readonly [Criterion, ...Criterion[]]
  /** One French sentence, that is true; code between backquotes. */
  says: string
  /** `file: title`: the file without `test/` and its ending, the title as it is written there, whole. */
  test: string
  /** What is left to the author of the page, in a French sentence. */
  owed?: string
}

/** Conformity of an element, beside its feature: `x-rgaa.ts`. */
export interface Conformity {
  tag: `flx-${string}`
  lines: readonly [ConformityLine, ...ConformityLine[]]
}
