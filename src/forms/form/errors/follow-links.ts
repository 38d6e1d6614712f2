import { findField } from '../fields.ts'
import { goToField } from './go-to-field.ts'

/** Links of a summary, ours or the server's, lead to their fields. */
export function followLinks(place: HTMLElement, form: HTMLFormElement, signal: AbortSignal): void {
  const follow = (event: MouseEvent): void => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="#"]')
    const name = link?.dataset['flxField'] || link?.hash.slice(1)
    const field = name ? findField(form, decodeURIComponent(name)) : undefined
    if (!field || !link?.closest('.flx-form__area')) return
    event.preventDefault()
    goToField(field)
  }
  place.addEventListener('click', follow, { signal })
}
