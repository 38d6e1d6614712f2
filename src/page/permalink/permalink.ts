import { ofForm } from '../../core/browser/form.ts'
import '../../ui/styles.ts'
import { closest } from '../../core/browser/closest.ts'
import { isAddress } from '../../core/browser/is-address.ts'
import { goTo } from '../../core/browser/navigation.ts'
import { isPlainClick } from '../../core/browser/plain-click.ts'
import { address } from '../../core/element/address-codec.ts'
import type { Behaviour } from '../../core/element/behaviour-element.ts'
import { openingTag, reportError } from '../../core/element/report-error.ts'
import { adoptStyles } from '../../core/element/styles.ts'
import css from './permalink.css'
import './permalink-events.ts'
import type { PermalinkEngine } from './permalink-engine.ts'

export const permalinkAttributes = { url: address(), link: address() }

/** What asks for a permalink outside a form. */
const controls = 'button, [data-flx-permalink]'

/** What we draw in the element has buttons and a form of its own. */
const isOurs = (node: Element): boolean => node.closest('[data-flx-mount]') !== null

/** The fields of a form, without files. */
function fieldsOf(form: HTMLFormElement, submitter: HTMLElement | null): URLSearchParams {
  const fields = new URLSearchParams()
  for (const [name, value] of new FormData(form, submitter)) if (typeof value === 'string') fields.append(name, value)
  return fields
}

/**
 * Has the server make a permalink of what a control or a form names, and offers it for copy in a modal (PERMA-01). Its
 * engine is fetched by the first of them.
 */
export const permalink: Behaviour<typeof permalinkAttributes> = (host) => {
  if (!host.querySelector(`form, ${controls}`)) {
    console.warn(`flx : ${openingTag(host)} attend un formulaire <form>, ou un bouton.`)
    return undefined
  }
  adoptStyles(css)
  const stop = new AbortController()
  const { signal } = stop
  const busy = new Set<Element>()
  let engine: Promise<PermalinkEngine> | undefined

  /** @param otherwise - What the browser does without our code. */
  const generate = async (
    control: HTMLElement,
    address: string,
    fields: URLSearchParams,
    otherwise: () => void,
  ): Promise<void> => {
    if (busy.has(control)) return
    busy.add(control)
    control.ariaBusy = 'true'
    if (!fields.get('action')) fields.set('action', 'permalien')
    if (!fields.get('lien')) fields.set('lien', new URL(host.link, document.baseURI).href)
    engine ??= import('./permalink-engine.ts').then(({ PermalinkEngine }) => new PermalinkEngine(host, signal))
    try {
      await (await engine).generate(address || host.url, fields)
    } catch (error) {
      engine = undefined
      reportError(host, error)
      otherwise()
    } finally {
      busy.delete(control)
      control.ariaBusy = null
    }
  }

  const submit = (event: SubmitEvent): void => {
    if (event.defaultPrevented || !(event.target instanceof HTMLFormElement) || isOurs(event.target)) return
    event.preventDefault()
    const form = event.target
    const button = event.submitter ?? form
    // The attribute: a field of the form may be called `action`, and hides the property.
    void generate(button, form.getAttribute('action') ?? '', fieldsOf(form, event.submitter), () =>
      ofForm(form, 'submit')(),
    )
  }
  const click = (event: MouseEvent): void => {
    const control = closest(event.target, controls) as HTMLElement | null
    if (!control || event.defaultPrevented || !isPlainClick(event)) return
    if (isOurs(control)) return
    if (control.closest('form') && !control.hasAttribute('data-flx-permalink')) return
    event.preventDefault()
    const href = control.getAttribute('href') ?? ''
    const link = control.dataset.flxPermalink || href || host.link
    if (!isAddress(link)) {
      console.warn(`flx : ${openingTag(control)} : « ${link} » n’est pas une adresse ; aucun permalien n’est demandé.`)
      return
    }
    const fields = new URLSearchParams({ lien: new URL(link, document.baseURI).href })
    void generate(control, '', fields, () => href && goTo(href))
  }
  host.addEventListener('submit', (event) => submit(event as SubmitEvent), { signal })
  host.addEventListener('click', click, { signal })
  return () => {
    stop.abort()
    engine?.then(
      (ready) => ready.stop(),
      () => {},
    )
  }
}
