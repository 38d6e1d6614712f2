import { config } from '../config.ts'
import { onConfig } from '../configure.ts'
import { shared } from '../shared.ts'

/** Fetches the code that asks for translations once the configuration wants them: most pages are in French. */
export function wakeTranslations(): void {
  shared('wakeTranslations', () => {
    let awake = false
    const look = (): void => {
      if (awake || !config().translations) return
      awake = true
      void import('./translations.ts').then(({ followTranslations }) => followTranslations())
    }
    look()
    onConfig(look)
    return true
  })
}
