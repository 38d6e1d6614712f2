import { type Criterion, rgaaCriteria, rgaaThemes, wcag22Criteria } from '../../../src/conformity/criteria.ts'

export const titleOf = (criterion: Criterion): string => ({ ...rgaaCriteria, ...wcag22Criteria })[criterion]

interface Theme {
  title: string
  criteria: Criterion[]
}

/** The themes of the RGAA with their criteria, then the criteria added by WCAG 2.2. */
export const themes: Theme[] = [
  ...rgaaThemes.map((name, index) => ({
    title: `${index + 1}. ${name}`,
    criteria: (Object.keys(rgaaCriteria) as Criterion[]).filter((each) => each.startsWith(`${index + 1}.`)),
  })),
  { title: 'Critères ajoutés par WCAG 2.2', criteria: Object.keys(wcag22Criteria) as Criterion[] },
]
