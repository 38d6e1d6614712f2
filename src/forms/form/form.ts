import '../../ui/styles.ts'
import type { Behaviour } from '../../core/element/behaviour-element.ts'
import { flag, oneOf, text } from '../../core/element/codecs.ts'
import { openingTag } from '../../core/element/report-error.ts'
import { adoptStyles } from '../../core/element/styles.ts'
import { messageArea } from './answer/message-area.ts'
import { keepDraft } from './draft/keep-draft.ts'
import { fieldErrors } from './errors/field-error.ts'
import { goToField } from './errors/go-to-field.ts'
import { findField } from './fields.ts'
import css from './form.css'
import './form-events.ts'
import { FormSending } from './form-sending.ts'
import { guardLeaving } from './leave-guard.ts'
import { refusePaste } from './no-paste.ts'

export const formAttributes = {
  for: text(),
  successClass: text('alert-success'),
  after: oneOf(['keep', 'reset', 'hide'], 'keep'),
  alert: flag,
  noDraft: flag,
  noGuard: flag,
}

/** The form inside, or the one that `for` names. */
function findForm(host: HTMLElement, selector: string): HTMLFormElement | null {
  if (!selector) return host.querySelector('form')
  try {
    const found = document.querySelector(selector)
    return found instanceof HTMLFormElement ? found : (found?.querySelector('form') ?? null)
  } catch {
    return null
  }
}

/** Links of a summary, ours or the server's, lead to their fields. */
function followLinks(place: HTMLElement, form: HTMLFormElement, signal: AbortSignal): void {
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

/** Sends the author's own form without leaving the page, and loses nothing of it (FORM-01, FORM-02, FORM-11). */
export const form: Behaviour<typeof formAttributes> = (host) => {
  const found = findForm(host, host.for)
  if (!found) {
    console.warn(`flx : ${openingTag(host)} ne trouve pas de formulaire (dedans, ou par for) : il ne fait rien.`)
    return undefined
  }
  adoptStyles(css)
  const stop = new AbortController()
  const { signal } = stop
  const area = messageArea(host, found)
  const errors = fieldErrors()
  const draft = keepDraft(found, { note: host.noDraft ? null : found, signal })
  const guard = host.noGuard ? undefined : guardLeaving(found, signal)
  const sending = new FormSending({ host, form: found, area, errors, draft, guard, signal })

  const checksItself = !found.noValidate
  found.noValidate = true
  found.addEventListener('submit', (event) => void sending.submit(event, checksItself), { signal })
  for (const place of new Set([host, found])) followLinks(place, found, signal)
  refusePaste(found, signal)
  if (found.querySelector('[data-flx-if]')) {
    void import('./lines/lines.ts').then(({ Lines }) => signal.aborted || new Lines(found, signal))
  }
  return () => {
    stop.abort()
    errors.clear()
    area.remove()
    if (checksItself) found.noValidate = false
  }
}
