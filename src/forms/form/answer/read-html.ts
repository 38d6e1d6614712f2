import { findAll } from '../../../core/browser/select.ts'
import { parseFragment } from '../../../core/html/gate.ts'
import { isDocument } from '../../../core/html/is-document.ts'
import { findHook } from '../../../core/html/nodes.ts'
import { textOf } from '../../../core/html/text-of.ts'
import { RequestError } from '../../../core/http/request-error.ts'
import type { FieldProblem } from '../errors/validity.ts'
import { findField } from '../fields.ts'
import type { FormAnswer } from './form-answer.ts'

interface Reading {
  form: HTMLFormElement
  /** Class that tells a success (FORM-01, decision 15). */
  successClass: string
  address: string
}

/** Collects the messages of a whole page, because the rest of that page is not an answer to the form. */
function alertsOf(page: DocumentFragment, success: string): DocumentFragment {
  const messages = `${success}, .alert-danger, .alert-error, [role="alert"], [data-flx-message]`
  const alerts = findAll<Element>(messages, page)
  const outer = alerts.filter((alert) => !alerts.some((other) => other !== alert && other.contains(alert)))
  const content = new DocumentFragment()
  content.append(...outer.filter((alert) => textOf(alert)))
  return content
}

/**
 * Finds the form field that a part of the answer names: by `data-flx-field`, by a label's `for`, or by a link to it.
 */
function problemOf(part: Element, form: HTMLFormElement): FieldProblem | undefined {
  const name =
    part.getAttribute('data-flx-field') ?? part.getAttribute('for') ?? part.getAttribute('href')?.slice(1) ?? ''
  const field = name ? findField(form, name) : undefined
  return field && { name, field, message: textOf(part) }
}

/** Wraps a part that names a field in a link to that field. */
function link(part: Element, { field }: FieldProblem): void {
  if (!field || part.closest('a') || part.querySelector('a')) return
  const anchor = document.createElement('a')
  anchor.href = '#'
  anchor.dataset.flxField = part.getAttribute('data-flx-field') ?? part.getAttribute('for') ?? ''
  anchor.append(...part.childNodes)
  part.append(anchor)
}

function nextOf(content: DocumentFragment): FormAnswer['next'] {
  return {
    redirect: findHook(content, '[data-flx-redirect]')?.getAttribute('data-flx-redirect') ?? '',
    reload: findHook(content, '[data-flx-reload]') !== null,
    close: findHook(content, '[data-flx-close]') !== null,
  }
}

/**
 * Reads an HTML answer. It is a success when it holds the success class and no `alert-danger` (FORM-01).
 *
 * @throws {RequestError} `wrong-kind` for an empty answer, and for a page without a message.
 */
export function readHtml(html: string, { form, successClass, address }: Reading): FormAnswer {
  const success = `.${CSS.escape(successClass)}`
  const whole = isDocument(html)
  const parsed = parseFragment(html)
  const content = whole ? alertsOf(parsed, success) : parsed
  const message = textOf(content)
  const isDone = content.querySelector(success) !== null && content.querySelector('.alert-danger') === null
  const says = 'script, img, [data-flx-redirect], [data-flx-reload], [data-flx-close]'
  if (!message && !isDone && !content.querySelector(says)) {
    const came = whole ? 'une page entière sans message' : 'un corps vide'
    throw new RequestError('wrong-kind', {
      address,
      status: 200,
      detail: `réponse d’un formulaire attendue, reçu ${came}`,
    })
  }
  const problems: FieldProblem[] = []
  for (const part of content.querySelectorAll('[data-flx-field], label[for], a[href^="#"]')) {
    const problem = problemOf(part, form)
    if (!problem || problems.some(({ field }) => field === problem.field)) continue
    problems.push(problem)
    link(part, problem)
  }
  return { isDone, message, shown: { trusted: content }, problems: isDone ? [] : problems, next: nextOf(content) }
}
