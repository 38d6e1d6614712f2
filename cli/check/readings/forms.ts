import { findAll } from '../../../src/core/browser/select.ts'
import { endpoint } from '../../../src/core/config.ts'
import { readHtml as readFormHtml } from '../../../src/forms/form/answer/read-html.ts'
import { uploadAttributes } from '../../../src/forms/upload/upload-attributes.ts'
import { heldFields, missingFields } from '../form-fields.ts'
import type { Page } from '../page.ts'
import { firstOf, ownAddress, type Reading } from './reading.ts'

/** Returns a search text that most lists have an answer to, of the length that the field requires. */
const typed = (least: number): string => 'maison'.slice(0, Math.max(2, least)).padEnd(least, 's')

function suggestionReadings(page: Page): Reading[] {
  return firstOf(page, 'flx-autocomplete').flatMap((element) => {
    const own = element.getAttribute('src')
    // An autocomplete field without these attributes sends no request.
    if (!own && !(element.getAttribute('classname') && element.getAttribute('methode'))) return []
    return ownAddress(own || endpoint('ajax/autocompleter.php'), page).map((given) => {
      const address = new URL(given)
      for (const name of ['classname', 'methode'])
        address.searchParams.set(`autocompleter[${name}]`, element.getAttribute(name) ?? '')
      for (const [name, value] of new URLSearchParams(element.getAttribute('add-params') ?? ''))
        address.searchParams.set(`autocompleter[add_params][${name}]`, value)
      address.searchParams.set('term', typed(Number(element.getAttribute('min-length')) || 0))
      return { id: 'autocompleter', address: address.href }
    })
  })
}

/** Returns the call that lists the uploaded files of the session, which a new visitor has none of. */
function fileReadings(page: Page): Reading[] {
  return firstOf(page, 'flx-upload').flatMap((element) =>
    ownAddress(uploadAttributes.src.parse(element.getAttribute('src')) ?? '', page).map((given) => {
      const address = new URL(given)
      const [dossier, mask, sess] = ['dir', 'mask', 'sess'].map((name) => element.getAttribute(name) ?? '')
      for (const [name, value] of Object.entries({ action: 'view', keys: '', dossier, mask, sess }))
        if (value || name === 'keys') address.searchParams.set(name, value ?? '')
      return { id: 'upload-view', address: address.href }
    }),
  )
}

/** Returns the form of an element. */
export function formOf(element: Element, page: Page): HTMLFormElement | undefined {
  const named = element.getAttribute('for')
  const found = named ? findAll<Element>(named, page.document)[0] : element
  return found?.localName === 'form' ? (found as HTMLFormElement) : (found?.querySelector('form') ?? undefined)
}

/** Returns the call that checks required fields, with these fields empty. The server stores nothing. */
function checkReadings(page: Page): Reading[] {
  return firstOf(page, 'flx-form[check]').flatMap((element) => {
    const form = formOf(element, page)
    const names = form ? missingFields(form) : []
    if (!form || names.length === 0) return []
    const body = heldFields(form)
    for (const name of names) body.append('verif[champ][]', name)
    const successClass = element.getAttribute('success-class') || 'alert-success'
    const readHtml = (html: string, address: string): void => void readFormHtml(html, { form, successClass, address })
    const given = element.getAttribute('check-src') || endpoint('ajax/modules/formulaire/verif_formulaire.php')
    return ownAddress(given, page).map((address) => ({
      ...{ id: 'verif_formulaire', address, body, readHtml, isPage: true, mayRefuse: true },
    }))
  })
}

/** Returns the calls that the elements of forms make before a form is submitted. */
export function formReadings(page: Page): Reading[] {
  return [...suggestionReadings(page), ...fileReadings(page), ...checkReadings(page)]
}
