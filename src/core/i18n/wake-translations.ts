import { config, onConfig } from '../config.ts'

/** Fetches the code that asks for translations once the configuration wants them: most pages are in French. */
export function wakeTranslations(): void {
  let awake = false
  const look = (): void => {
    if (awake || !config().translations) return
    awake = true
    void import('./translations.ts').then(({ followTranslations }) => followTranslations())
  }
  look()
  onConfig(look)
}
