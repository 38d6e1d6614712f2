import { config } from '../config.ts'
import { onConfig } from '../configure.ts'
import { shared } from '../shared.ts'

/**
 * Fetches the texts that the page's language needs, if it is not French or translations are wanted. Most pages are in
 * French, and fetch nothing.
 *
 * @returns a promise that elements await before they start, so that French is not shown first; undefined in French.
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
      // Fetched along with the code that uses them, since nearly all such pages need them.
      if (lang === 'en') import('./english/english.ts').catch(end)
      waking.texts = import('./translations.ts').then(({ followLanguage }) => followLanguage()).then(end, end)
    }
    look()
    onConfig(look)
    return waking
  }).texts
}
