import { useState } from 'react'

/** A message displayed beside the field and read by screen readers. */
interface Note {
  text: string
  /** True if the message is about an invalid text. */
  isError: boolean
}

/** The messages of a combobox. Each one replaces the one before. */
export interface ComboboxWords {
  /** Read by screen readers only. */
  announcement: string
  note: Note
  say(text: string): void
  show(text: string, options: { isError: boolean }): void
  hush(): void
}

const noNote: Note = { text: '', isError: false }

export function useComboboxWords(): ComboboxWords {
  const [words, setWords] = useState({ announcement: '', note: noNote })
  return {
    ...words,
    say: (announcement) => setWords({ announcement, note: noNote }),
    show: (text, { isError }) => setWords({ announcement: '', note: { text, isError } }),
    hush: () => setWords({ announcement: '', note: noNote }),
  }
}
