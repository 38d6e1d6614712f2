// A separate chunk: only pages in another language than French, or with translations, fetch it.
import { config } from '../config.ts'
import { onConfig } from '../configure.ts'
import { readIn } from './read-in.ts'

/** Milliseconds after which an element no longer waits for the texts of its language. */
const patience = 3000

/**
 * Shows the texts in the page's language, now and each time the configuration changes it, and loads the code that
 * fetches the server's translations once they are wanted.
 *
 * @returns a promise that resolves once the texts that ship are loaded, or after a time limit.
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
