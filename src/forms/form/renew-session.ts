// A file of its own, fetched once a session has ended or a token was refused.
import { parseDocument } from '../../core/html/gate.ts'
import { isUntrusted } from '../../core/html/untrusted.ts'
import { RequestError } from '../../core/http/request-error.ts'
import { send } from '../../core/http/send.ts'
import { hiddenFields, isToken } from './submission.ts'

/** The visitor waits for it, and it is sent without where it takes longer. */
const timeout = 5000

const attributesOf = (form: Element): string =>
  ['id', 'name', 'action'].map((name) => form.getAttribute(name)).join('\n')

/** The same form in the page as its server writes it now: by its attributes, and by its place among those alike. */
function sameForm(form: HTMLFormElement, page: Document): HTMLFormElement | undefined {
  const alike = (forms: HTMLCollectionOf<HTMLFormElement>): HTMLFormElement[] =>
    [...forms].filter((each) => attributesOf(each) === attributesOf(form))
  return alike(page.forms)[alike(document.forms).indexOf(form)]
}

/** What is cached under the visitor's session belongs to the one that has begun: this page's drafts do too. */
function followSession(page: Document): void {
  const hash = page.querySelector('flx-config')?.getAttribute('session-hash')
  const own = [...document.querySelectorAll('flx-config')].find((each) => !isUntrusted(each))
  if (hash && own?.hasAttribute('session-hash')) own.setAttribute('session-hash', hash)
}

/**
 * Gives the form the tokens of the session that there is now, as the page has them when it is asked for again. Nothing
 * else of it changes; where the page does not come, or no longer has the form, nothing does.
 *
 * @returns whether a token is another one now.
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
      // Its default as well: what the server writes anew is nothing that the visitor has changed.
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
