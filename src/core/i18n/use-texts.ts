import { useObservable } from '../use-observable.ts'
import { type Texts, translationsInUse } from './texts.ts'

/** The texts of a feature, for a component that is drawn again when translations arrive: `const t = useTexts(texts)`. */
export function useTexts<Messages extends Record<string, string>>(texts: Texts<Messages>): Texts<Messages> {
  useObservable(translationsInUse())
  return texts
}
