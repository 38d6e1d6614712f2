import { ofForm } from '../../../core/browser/form.ts'

/** Returns the elements marked as steps, else the outermost fieldsets. */
export function findSteps(form: HTMLFormElement): HTMLElement[] {
  const named = [...form.querySelectorAll<HTMLElement>('[data-flx-step]')]
  if (named.length > 0) return named
  return [...form.querySelectorAll<HTMLElement>('fieldset')].filter((each) => !each.parentElement?.closest('fieldset'))
}

/**
 * Returns the elements to show at the end only: those after the last step, and the submit buttons outside the steps.
 */
export function findEnd(form: HTMLFormElement, steps: readonly HTMLElement[]): HTMLElement[] {
  const after: HTMLElement[] = []
  for (let next = steps.at(-1)?.nextElementSibling; next; next = next.nextElementSibling) {
    if (next instanceof HTMLElement && !next.matches('[data-flx-mount], [data-flx-message], script, style'))
      after.push(next)
  }
  const buttons = [...ofForm(form, 'elements')].filter(
    (each): each is HTMLElement =>
      each instanceof HTMLElement &&
      each.matches('button:not([type]), [type="submit"], [type="image"]') &&
      !steps.some((step) => step.contains(each)) &&
      !after.some((one) => one.contains(each)),
  )
  return [...after, ...buttons]
}

/** Returns the element that titles a step: its legend, or its first heading. */
export function headingOf(step: Element): HTMLElement | null {
  return step.querySelector<HTMLElement>(':scope > legend') ?? step.querySelector<HTMLElement>('h1, h2, h3, h4, h5, h6')
}

/** Returns the title of a step. */
export function titleOf(step: Element): string {
  const copy = headingOf(step)?.cloneNode(true) as Element | undefined
  for (const ours of copy?.querySelectorAll('[data-flx-mount]') ?? []) ours.remove()
  return (copy?.textContent ?? step.getAttribute('aria-label') ?? '').replace(/\s+/g, ' ').trim()
}
