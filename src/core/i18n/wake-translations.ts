import { config } from '../config.ts'
import { onConfig } from '../configure.ts'
import { shared } from '../shared.ts'

/**
 * Fetches what the page's language asks for, once it is another than French or translations are wanted. Most pages are
 * in French, and fetch nothing.
 *
 * @returns what an element waits for before it starts, so that nobody reads French first; nothing in French.
 */
export function wakeTranslations(): Promise<unknown> | undefined {
  return shared('wakeTranslations', () => {
    const waking: { texts?: Promise<unknown> | undefined } = {}
    let isAwake = false
    const look = (): void => {
      const { lang, translations } = config()
      if (isAwake || (lang === 'fr' && !translations)) return
      isAwake = true
      const end = (): void => {
        waking.texts = undefined
      }
      // The texts that nearly all such pages need are asked for along with the code that shows them.
      if (lang === 'en') import('./english/english.ts').catch(end)
      waking.texts = import('./follow-language.ts').then(({ followLanguage }) => followLanguage()).then(end, end)
    }
    look()
    onConfig(look)
    return waking
  }).texts
}
