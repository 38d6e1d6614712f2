import { useState } from 'react'

/** A sentence that is shown beside the field, and read out. */
interface Note {
  text: string
  /** It is about what was typed. */
  isError: boolean
}

/** What a combobox says. The last word counts. */
export interface ComboboxWords {
  /** Read out, and not shown. */
  said: string
  note: Note
  say(text: string): void
  show(text: string, options: { isError: boolean }): void
  hush(): void
}

const noNote: Note = { text: '', isError: false }

export function useComboboxWords(): ComboboxWords {
  const [words, setWords] = useState({ said: '', note: noNote })
  return {
    ...words,
    say: (said) => setWords({ said, note: noNote }),
    show: (text, { isError }) => setWords({ said: '', note: { text, isError } }),
    hush: () => setWords({ said: '', note: noNote }),
  }
}
