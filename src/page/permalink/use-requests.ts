import { useRef } from 'react'
import { closest } from '../../core/browser/closest.ts'
import { isAddress } from '../../core/browser/is-address.ts'
import { isPlainClick } from '../../core/browser/plain-click.ts'
import { mountAround } from '../../core/element/mounts.ts'
import { openingTag } from '../../core/element/report-error.ts'
import { useEvent } from '../../core/use-event.ts'
import type { PermalinkRequest } from './permalink-api.ts'

/** Matches the controls that ask for a permalink outside a form. */
export const controls = 'button, [data-flx-permalink]'

/** Returns true for elements that we render, which have buttons and a form of their own. */
const isOurs = (node: Element): boolean => mountAround(node) !== null

/** Returns the values of a form, without files. */
function fieldsOf(form: HTMLFormElement, submitter: HTMLElement | null): URLSearchParams {
  const fields = new URLSearchParams()
  for (const [name, value] of new FormData(form, submitter)) if (typeof value === 'string') fields.append(name, value)
  return fields
}

interface Defaults {
  /** URL of the service, outside a form. */
  url: string
  /** The URL for which to ask a permalink; empty for the page. */
  link: string
}

/** Asks for a permalink when a form in the element is submitted, or a button or link in it clicked. */
export function useRequests(
  host: HTMLElement,
  { url, link: givenLink }: Defaults,
  ask: (request: PermalinkRequest) => Promise<void>,
): void {
  const busy = useRef(new Set<Element>())

  /** Runs one request at a time for each control, and marks it busy meanwhile. */
  const request = async (control: HTMLElement, { address, fields }: PermalinkRequest): Promise<void> => {
    if (busy.current.has(control)) return
    busy.current.add(control)
    control.ariaBusy = 'true'
    if (!fields.get('action')) fields.set('action', 'permalien')
    if (!fields.get('lien')) fields.set('lien', new URL(givenLink, document.baseURI).href)
    await ask({ address: address || url, fields })
    busy.current.delete(control)
    control.ariaBusy = null
  }

  useEvent(host, 'submit', (event) => {
    const { target: form, submitter } = event
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || isOurs(form)) return
    event.preventDefault()
    // Reads the attribute, as a form control named `action` would hide the property.
    const address = form.getAttribute('action') ?? ''
    void request(submitter ?? form, { address, fields: fieldsOf(form, submitter) })
  })

  useEvent(host, 'click', (event) => {
    const control = closest(event.target, controls) as HTMLElement | null
    if (!control || event.defaultPrevented || !isPlainClick(event) || isOurs(control)) return
    if (control.closest('form') && !control.hasAttribute('data-flx-permalink')) return
    event.preventDefault()
    const link = control.dataset.flxPermalink || control.getAttribute('href') || givenLink
    if (!isAddress(link)) {
      console.warn(`flx : ${openingTag(control)} : « ${link} » n’est pas une adresse ; aucun permalien n’est demandé.`)
      return
    }
    const fields = new URLSearchParams({ lien: new URL(link, document.baseURI).href })
    void request(control, { address: '', fields })
  })
}
