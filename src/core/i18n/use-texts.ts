import { useSyncExternalStore } from 'react'
import { onTexts, type Texts, textsVersion } from './texts.ts'

/** How many times translations arrived, for a component that is drawn again when more do. */
export const useTextsVersion = (): number => useSyncExternalStore(onTexts, textsVersion)

/** The texts of a feature, for a component that is drawn again when translations arrive: `const t = useTexts(texts)`. */
export function useTexts<Messages extends Record<string, string>>(texts: Texts<Messages>): Texts<Messages> {
  useTextsVersion()
  return texts
}
