import '../browser/held-key.ts'
import { wakeTranslations } from '../i18n/wake-translations.ts'
import { warnOfShadowed } from './shadowed.ts'

interface FlxElementClass {
  new (): HTMLElement
  readonly version: string
}

/** Defines an element. Defining it again has no effect; another version of it logs a warning. */
export function register(tag: `flx-${string}`, elementClass: FlxElementClass): void {
  const known = customElements.get(tag) as FlxElementClass | undefined
  if (!known) {
    customElements.define(tag, elementClass)
    wakeTranslations()
    warnOfShadowed()
  } else if (known.version !== elementClass.version) {
    console.warn(
      `flx : <${tag}> est déjà défini en version ${known.version} ; la version ${elementClass.version} est ignorée.`,
    )
  }
}
