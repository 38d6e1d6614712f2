import { useSyncExternalStore } from 'react'
import { onTexts, type Texts, textsVersion } from './texts.ts'

/** Returns how many times translations have arrived; the component renders again when more do. */
export const useTextsVersion = (): number => useSyncExternalStore(onTexts, textsVersion)

/**
 * Returns the texts of a feature; the component renders again when translations arrive: `const t = useTexts(texts)`.
 */
export function useTexts<Messages extends Record<string, string>>(texts: Texts<Messages>): Texts<Messages> {
  useTextsVersion()
  return texts
}
