import { ofForm } from '../../../core/browser/form.ts'
import { focusOn } from '../../../core/focus/focusable.ts'
import { sanitize } from '../../../core/html/sanitize.ts'
import { showHtml } from '../../../core/html/show-html.ts'
import { colon } from '../../../core/i18n/colon.ts'
import { idOf } from '../errors/field-error.ts'
import type { FieldProblem } from '../errors/field-problem.ts'
import { bringIntoView } from '../errors/go-to-field.ts'
import { labelOf } from '../fields.ts'
import { formTexts as t } from '../form-messages.ts'
import type { FormAnswer } from './form-answer.ts'

/** Where a form says what became of it: the author's place, or one that is made above the form (FORM-01). */
export interface MessageArea {
  /** Says what is under way; to assistive technology alone where a button shows it and nothing is to move. */
  wait(message: string, isSeen?: boolean): void
  show(answer: FormAnswer): Promise<void>
  /** Says what went wrong, with what can be done. */
  fail(message: string, ...actions: Node[]): void
  clear(): void
  /** Takes the visitor there. */
  visit(): void
  remove(): void
}

type Kind = 'success' | 'error'

function box(kind: Kind): HTMLElement {
  const made = document.createElement('div')
  made.className = `flx-form__message flx-message flx-message--${kind}`
  made.role = kind === 'error' ? 'alert' : 'status'
  return made
}

/** Links to the fields; one that the page does not have is said without. */
function summary(problems: readonly FieldProblem[]): HTMLElement {
  const list = document.createElement('ul')
  list.className = 'flx-form__errors'
  for (const { field, message } of problems) {
    const item = document.createElement('li')
    item.className = 'flx-form__problem'
    if (field) {
      const link = document.createElement('a')
      link.className = 'flx-form__link'
      link.href = `#${idOf(field)}`
      link.dataset.flxField = field.name || field.id
      link.textContent = labelOf(field) + colon() + message
      item.append(link)
    } else item.append(message)
    list.append(item)
  }
  return list
}

function paragraph(content: Node | string): HTMLElement {
  const made = document.createElement('p')
  made.className = 'flx-form__said'
  made.append(content)
  return made
}

export function messageArea(host: HTMLElement, form: HTMLFormElement): MessageArea {
  const given =
    host.querySelector<HTMLElement>('[data-flx-message]') ?? form.querySelector<HTMLElement>('[data-flx-message]')
  const own = document.createElement('div')
  own.dataset.flxMount = 'form'
  own.className = 'flx-form__area'
  if (given) given.append(own)
  else if (host.contains(form)) ofForm(form, 'before')(own)
  else host.append(own)
  const wasHidden = given?.hidden ?? false
  const waiting = document.createElement('p')
  waiting.role = 'status'
  waiting.className = 'flx-form__wait'
  own.append(waiting)

  const clear = (): void => {
    own.replaceChildren(waiting)
    waiting.textContent = ''
  }
  const put = (made: HTMLElement): void => {
    if (given) given.hidden = false
    own.replaceChildren(waiting, made)
    waiting.textContent = ''
  }

  return {
    clear,
    wait(message, isSeen = true) {
      if (given && isSeen) given.hidden = false
      clear()
      waiting.classList.toggle('flx-visually-hidden', !isSeen)
      waiting.textContent = message
    },
    async show({ isDone, shown, problems }) {
      const made = box(isDone ? 'success' : 'error')
      const text = document.createElement('div')
      text.className = 'flx-message__text flx-flow'
      made.append(text)
      if ('trusted' in shown) {
        // What the site wrote has its own look.
        made.classList.remove('flx-message', `flx-message--${isDone ? 'success' : 'error'}`)
        // It is read out once: what is around it does so.
        for (const loud of shown.trusted.querySelectorAll('[role="alert"], [role="status"], [aria-live]')) {
          loud.removeAttribute('role')
          loud.removeAttribute('aria-live')
        }
        put(made)
        await showHtml(text, shown.trusted, { scripts: true })
        return
      }
      if (shown.message) text.append(paragraph(await sanitize(shown.message)))
      const count = problems.length
      if (count > 0) {
        if (!shown.message) text.append(paragraph(count === 1 ? t('one-error') : t('errors', { n: count })))
        text.append(summary(problems))
      }
      put(made)
    },
    fail(message, ...actions) {
      const made = box('error')
      const text = document.createElement('div')
      text.className = 'flx-message__text'
      text.append(paragraph(message))
      made.append(text, ...actions)
      put(made)
    },
    visit() {
      const target = own.lastElementChild
      if (!(target instanceof HTMLElement)) return
      focusOn(target)
      bringIntoView(target)
    },
    remove() {
      own.remove()
      if (given) given.hidden = wasHidden
    },
  }
}
