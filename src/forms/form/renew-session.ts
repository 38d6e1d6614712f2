// A separate module, loaded when a session has ended or a token was refused.
import { parseDocument } from '../../core/html/gate.ts'
import { isUntrusted } from '../../core/html/untrusted.ts'
import { RequestError } from '../../core/http/request-error.ts'
import { send } from '../../core/http/send.ts'
import { hiddenFields, isToken } from './submission.ts'

/** Milliseconds: the visitor waits for the renewal, so after this time the form is sent without it. */
const timeout = 5000

const attributesOf = (form: Element): string =>
  ['id', 'name', 'action'].map((name) => form.getAttribute(name)).join('\n')

/** Finds the same form in a newly loaded page: by its attributes, and by its index among the forms that share them. */
function sameForm(form: HTMLFormElement, page: Document): HTMLFormElement | undefined {
  const alike = (forms: HTMLCollectionOf<HTMLFormElement>): HTMLFormElement[] =>
    [...forms].filter((each) => attributesOf(each) === attributesOf(form))
  return alike(page.forms)[alike(document.forms).indexOf(form)]
}

/** Takes over the new page's session hash, so that caches and drafts belong to the session that has begun. */
function followSession(page: Document): void {
  const hash = page.querySelector('flx-config')?.getAttribute('session-hash')
  const own = [...document.querySelectorAll('flx-config')].find((each) => !isUntrusted(each))
  if (hash && own?.hasAttribute('session-hash')) own.setAttribute('session-hash', hash)
}

/**
 * Loads the page again and copies the tokens of the current session into the form. Nothing else of the form changes.
 * Nothing changes at all if the page does not load or no longer has the form.
 *
 * @returns true if a token has changed.
 */
export async function renewSession(form: HTMLFormElement, signal?: AbortSignal): Promise<boolean> {
  try {
    const address = location.href.replace(/#.*/, '')
    const reply = await send({ address, method: 'GET', cache: 'no-store', page: true, timeout, signal })
    if (reply.type !== 'html') return false
    const page = parseDocument(reply.html)
    followSession(page)
    const others = sameForm(form, page)
    if (!others) return false
    const given = new Map(hiddenFields(others).map(({ name, value }) => [name, value]))
    let isNew = false
    for (const field of hiddenFields(form)) {
      const value = given.get(field.name)
      if (!isToken(field.name) || !value || value === field.value) continue
      // The default value as well: a field that differs from it would count as changed by the visitor.
      field.defaultValue = value
      field.value = value
      isNew = true
    }
    return isNew
  } catch (error) {
    if (error instanceof RequestError) return false
    throw error
  }
}
