import { closest } from '../../core/browser/closest.ts'
import { ofForm } from '../../core/browser/form.ts'
import { pageBase } from '../../core/browser/navigation.ts'
import { isPageLink } from './list-pager.ts'
import { filters, isSameOrigin } from './list-parts.ts'

const listLinks = `${filters}, [data-flx-refresh]`

/** Returns true if a link opens a page of this site in this tab. Downloads and other tabs are left to the browser. */
export function opensHere(link: HTMLAnchorElement): boolean {
  return !link.hasAttribute('download') && /^(?:_self)?$/i.test(link.target) && isSameOrigin(new URL(link.href))
}

/** Returns true for a link of the filters or of the pager, which loads the list (LIST-03). */
export function isListLink(link: HTMLAnchorElement, host: Element): boolean {
  if (!closest(link, listLinks) && !isPageLink(link, host)) return false
  const url = new URL(link.href)
  return !url.hash || url.pathname + url.search !== location.pathname + location.search
}

/** Returns true for a GET form of the filters, whose submission loads the list. */
export function isFilterForm(form: unknown): form is HTMLFormElement {
  return (
    form instanceof HTMLFormElement &&
    ofForm(form, 'method') === 'get' &&
    closest(form, filters) !== null &&
    isSameOrigin(actionOf(form))
  )
}

function actionOf(form: HTMLFormElement): URL {
  return new URL(form.getAttribute('action') ?? location.href, pageBase())
}

/** Returns the URL that a form would submit to, without empty form controls. */
export function formAddress(form: HTMLFormElement, submitter: HTMLElement | null): string {
  const url = actionOf(form)
  const fields = new URLSearchParams()
  for (const [name, value] of new FormData(form, submitter)) {
    if (typeof value === 'string' && value.trim()) fields.append(name, value.trim())
  }
  url.search = String(fields)
  url.hash = ''
  return url.href
}

function isChanged(control: Element): boolean {
  if (control instanceof HTMLSelectElement) {
    const selectedAtFirst = [...control.options].findIndex(({ defaultSelected }) => defaultSelected)
    return control.selectedIndex !== Math.max(0, selectedAtFirst)
  }
  if (!(control instanceof HTMLInputElement) || !['checkbox', 'radio'].includes(control.type)) return false
  return control.checked !== control.defaultChecked
}

/** Returns the filter form whose focused control was changed before the listeners were added. */
export function formWithMissedChange(host: Element): HTMLFormElement | null {
  const control = document.activeElement
  if (!control || !host.contains(control) || !isChanged(control)) return null
  const { form } = control as HTMLInputElement
  return isFilterForm(form) ? form : null
}
