/** What visitors filter by: words, and one value of each column that offers a choice. */
export interface Filters {
  words: string
  /** By column, from 0, the text that its cells must have. */
  choices: Map<number, string>
}

export const isEmpty = ({ words, choices }: Filters): boolean => !words.trim() && choices.size === 0
