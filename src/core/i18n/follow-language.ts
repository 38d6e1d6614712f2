// A file of its own: only a page in another language than French, or with translations, fetches it.
import { config } from '../config.ts'
import { onConfig } from '../configure.ts'
import { readIn } from './read-in.ts'

/** Milliseconds after which an element no longer waits for the texts of its language. */
const patience = 3000

/**
 * Has visitors read the page's language, now and each time the configuration names another, and wakes the code that asks
 * the server for translations once they are wanted.
 *
 * @returns once the texts that ship are there, or are too late.
 */
export async function followLanguage(): Promise<void> {
  let known = 'fr'
  let isAsked = false
  const follow = (): Promise<unknown> | undefined => {
    const { lang, translations } = config()
    const texts = lang === known ? undefined : readIn(lang)
    known = lang
    if (!isAsked && translations) {
      isAsked = true
      void import('./translations.ts').then(({ followTranslations }) => followTranslations())
    }
    return texts
  }
  onConfig(() => void follow())
  await Promise.race([follow(), new Promise((resolve) => setTimeout(resolve, patience))])
}
