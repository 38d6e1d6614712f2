export interface AutocompleteChoice {
  /** The text displayed in the list. */
  label: string
  /** The answer's `value`, or `id_result`. */
  value: string
  /** The raw answer, by field name. */
  fields: Record<string, unknown>
}

declare global {
  interface GlobalEventHandlersEventMap {
    /** Fired after an answer was chosen and the field and targets were filled. */
    'flx-autocomplete-chosen': CustomEvent<AutocompleteChoice>
    /** Fired after the field was emptied because its text matched no answer. */
    'flx-autocomplete-cleared': CustomEvent<{ text: string }>
  }
}
