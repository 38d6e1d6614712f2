import { useRef } from 'react'
import { closest } from '../../core/browser/closest.ts'
import { isAddress } from '../../core/browser/is-address.ts'
import { isPlainClick } from '../../core/browser/plain-click.ts'
import { mountMark } from '../../core/element/mounts.ts'
import { openingTag } from '../../core/element/report-error.ts'
import { useEvent } from '../../core/use-event.ts'
import type { PermalinkRequest } from './permalink-api.ts'

/** What asks for a permalink outside a form. */
export const controls = 'button, [data-flx-permalink]'

/** What we draw in the element has buttons and a form of its own. */
const isOurs = (node: Element): boolean => node.closest(`[${mountMark}]`) !== null

/** The fields of a form, without files. */
function fieldsOf(form: HTMLFormElement, submitter: HTMLElement | null): URLSearchParams {
  const fields = new URLSearchParams()
  for (const [name, value] of new FormData(form, submitter)) if (typeof value === 'string') fields.append(name, value)
  return fields
}

interface Defaults {
  /** Address of the service, outside a form. */
  url: string
  /** What is to have a permalink; empty for the page. */
  link: string
}

/** Hears what asks for a permalink in an element: a form that is sent, a button or a link that is pressed. */
export function useRequests(
  host: HTMLElement,
  { url, link: givenLink }: Defaults,
  ask: (request: PermalinkRequest) => Promise<void>,
): void {
  const busy = useRef(new Set<Element>())

  /** One request at a time of each control, which is busy meanwhile. */
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
    // The attribute: a field of the form may be called `action`, and hides the property.
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
