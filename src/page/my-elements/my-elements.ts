import { ofForm } from '../../core/browser/form.ts'
import '../../ui/styles.ts'
import { isPlainClick } from '../../core/browser/links.ts'
import { goTo } from '../../core/browser/navigation.ts'
import { findFirst } from '../../core/browser/select.ts'
import type { Behaviour } from '../../core/element/behaviour-element.ts'
import { text } from '../../core/element/codecs.ts'
import { lateEngine } from '../../core/element/late-engine.ts'
import { openingTag } from '../../core/element/report-error.ts'
import { adoptStyles } from '../../core/element/styles.ts'
import { isUntrusted } from '../../core/html/untrusted.ts'
import dangerCss from '../../ui/danger.css'
import { activeOf, actOf, controlAt, formAct, nameElement } from './element-act.ts'
import css from './my-elements.css'
import type { MyElementsEngine } from './my-elements-engine.ts'
export const myElementsAttributes = { elementModuleIdent: text() }

const tag = 'flx-my-elements'

/** Returns the form that a `<flx-form>` submits. */
function formOf(sender: HTMLElement & { for?: string }): HTMLFormElement | null {
  const found = sender.for ? findFirst<Element>(sender.for) : sender
  return found instanceof HTMLFormElement ? found : (found?.querySelector('form') ?? null)
}

/** The elements that visitors publish themselves: their list, and their forms (ELEM-01 to ELEM-07). */
export const myElements: Behaviour<typeof myElementsAttributes, MyElementsMethods> = (host) => {
  adoptStyles(dangerCss)
  adoptStyles(css)
  const stop = new AbortController()
  const { signal } = stop
  /** True if the element is empty: it then handles the whole page, except for the content of other such elements. */
  const isPageWide = !host.querySelector(':scope > :not([data-flx-mount])')
  const root: HTMLElement | Document = isPageWide ? document : host
  const isMine = (element: Element): boolean =>
    !isUntrusted(element) && (isPageWide ? element.closest(tag) === null : element.closest(tag) === host)

  let ready: MyElementsEngine | undefined
  const engine = lateEngine(host, async () => {
    const { MyElementsEngine } = await import('./my-elements-engine.ts')
    ready = new MyElementsEngine(host, isPageWide)
    return ready
  })
  /** Runs an action of the engine. If its code fails to load, the browser goes on as without script. */
  const withEngine = (use: (engine: MyElementsEngine) => Promise<void> | void, orElse: () => void): void => {
    engine.get().then(use, orElse)
  }

  const act = (control: HTMLElement, form: HTMLFormElement | null, event: Event, kind: 'activate' | 'delete'): void => {
    const named = nameElement(control, form, host.elementModuleIdent)
    if (!named) {
      console.error(
        `flx : ${openingTag(control)} ne dit pas de quel élément il s’agit : il faut element_module_ident et element_id, dans son formulaire, son adresse ou des attributs data-element-module-ident et data-element-id.`,
      )
      return
    }
    event.preventDefault()
    withEngine(
      (code) => code.perform({ act: kind, named, control, form }),
      () =>
        form ? ofForm(form, 'submit')() : control instanceof HTMLAnchorElement && control.href && goTo(control.href),
    )
  }

  const click = (event: MouseEvent): void => {
    const control = event.defaultPrevented || !isPlainClick(event) ? undefined : controlAt(event.target, root)
    const kind = control && isMine(control) ? actOf(control) : undefined
    if (!control || !kind) return
    const { form = null } = control as Partial<HTMLButtonElement>
    const isSubmit = form && /^(?:submit|image)$/.test((control as HTMLButtonElement).type)
    // A submit button is handled in the submit event.
    if (isSubmit) return
    if (kind === 'activate' || kind === 'delete') act(control, null, event, kind)
    else if ((kind === 'create' || kind === 'edit') && control instanceof HTMLAnchorElement && control.href) {
      event.preventDefault()
      withEngine(
        (code) => code.forms.open(control, kind),
        () => goTo(control.href),
      )
    } else if (kind === 'publish' || kind === 'unpublish') {
      const around = form ?? control.closest('form')
      if (!around) return
      event.preventDefault()
      ready?.forms.forget(around)
      publish(around, control)
    }
  }

  /** Asks for confirmation; if the form is invalid, its errors are shown first. */
  const publish = (form: HTMLFormElement, control: HTMLElement): void => {
    const active = activeOf(control)
    if (form.matches(':invalid')) ofForm(form, 'requestSubmit')()
    else if (active)
      withEngine(
        (code) => code.forms.publish(form, control, active),
        () => ofForm(form, 'submit')(),
      )
  }

  /** Handles the submission before the form itself or `<flx-form>` does. */
  const ask = (event: SubmitEvent): void => {
    const { target: form, submitter } = event
    if (!(form instanceof HTMLFormElement) || !isMine(form) || !formAct(form)) return
    const active = activeOf(submitter)
    // An invisible button is the one that the browser uses for Enter in an earlier step.
    if (!submitter || !active || !submitter.checkVisibility()) return
    if (form.matches(':invalid') && !submitter.matches('[formnovalidate]')) return
    if (ready?.forms.mayLeave(form, active)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    publish(form, submitter)
  }

  const submit = (event: SubmitEvent): void => {
    const { target: form, submitter } = event
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || !isMine(form)) return
    const kind = formAct(form, submitter)
    if (kind === 'activate' || kind === 'delete') act(submitter ?? form, form, event, kind)
  }

  const saved = (event: GlobalEventHandlersEventMap['flx-form-success']): void => {
    const form = event.target instanceof HTMLElement && isMine(event.target) ? formOf(event.target) : null
    if (!form || !formAct(form)) return
    const { data, next } = event.detail
    const read = (name: string): string => String(data.get(name) ?? '')
    const named = {
      elementModuleIdent: read('element_module_ident') || host.elementModuleIdent,
      elementId: read('element_id'),
    }
    withEngine(
      (code) => code.forms.saved({ form, named, next }),
      () => {},
    )
  }

  const press = (event: Event): void => {
    const button = event.target instanceof Element ? event.target.closest('button, input') : null
    const { form = null } = (button ?? {}) as Partial<HTMLButtonElement>
    if (form) ready?.forms.forget(form)
  }

  const options = { signal }
  root.addEventListener('click', press, { signal, capture: true })
  root.addEventListener('click', click as EventListener, options)
  root.addEventListener('submit', ask as EventListener, { signal, capture: true })
  root.addEventListener('submit', submit as EventListener, options)
  root.addEventListener('flx-form-success', saved as EventListener, options)

  host.methods.provide('refresh', async () => (await engine.get()).refresh())
  return () => {
    stop.abort()
    engine.stop()
  }
}

export interface MyElementsMethods {
  refresh(): Promise<void>
}
