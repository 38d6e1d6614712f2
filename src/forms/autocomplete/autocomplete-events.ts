export interface AutocompleteChoice {
  /** What the list showed. */
  label: string
  /** `value` of the answer, or `id_result`. */
  value: string
  /** The answer as it came: its fields by their names. */
  fields: Record<string, unknown>
}

declare global {
  interface GlobalEventHandlersEventMap {
    /** An answer was chosen: field and targets are filled. */
    'flx-autocomplete-chosen': CustomEvent<AutocompleteChoice>
    /** What was typed is none of the answers: the field was emptied. */
    'flx-autocomplete-cleared': CustomEvent<{ text: string }>
  }
}
