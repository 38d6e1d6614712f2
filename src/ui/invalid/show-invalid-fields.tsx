import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { ofForm } from '../../core/browser/form.ts'
import { adoptStyles } from '../../core/element/styles.ts'
import { keyOfNode, onNodes } from '../../core/element/use-author-node.ts'
import { isAvailable } from '../../core/focus/focusable.ts'
import { openAround } from '../../core/focus/open-around.ts'
import { type Field, isField, partsOf } from '../../core/html/typed-fields.ts'
import { reactRoot } from '../../core/react-root.ts'
import { Beside } from '../beside.tsx'
import fieldCss from '../field.css'
import { besideOf, FieldSentence } from '../field-note.tsx'
import '../styles.ts'
import { ruleSentence, invalidTexts as t } from './invalid-messages.ts'

adoptStyles(fieldCss)

function sentence(field: Field): string {
  const { validity, type } = field
  if (validity.valueMissing) return t(type === 'radio' || type === 'checkbox' ? 'choice' : 'missing')
  if (validity.typeMismatch && type === 'email') return t('email')
  return ruleSentence(field)
}

/**
 * The error of a field, shown as long as the field is in the page; for radios, at the end of their group or after the
 * last.
 */
function InvalidNote({ field, text }: { field: Field; text: string }) {
  const isThere = useSyncExternalStore(onNodes, () => field.isConnected)
  const group = field.type === 'radio' ? field.closest('fieldset') : null
  if (!isThere) return null
  return (
    <Beside
      of={group ?? besideOf(partsOf(field).at(-1) ?? field)}
      where={group ? 'end' : 'after'}
      isNearest={!group}
      name="invalid"
    >
      <FieldSentence of={field} text={text} className="flx-invalid" />
    </Beside>
  )
}

/** Returns the first invalid field of a form that can be gone to. */
function firstInvalid(form: HTMLFormElement | null): Field | undefined {
  return [...(form ? ofForm(form, 'elements') : [])]
    .filter(isField)
    .find((field) => field.willValidate && !field.validity.valid && isAvailable(field))
}

/**
 * Shows under each field, in our own words, why a plain form under `root` is invalid, and focuses the first such field:
 * the browser's bubble is in the browser's language, covers the button and disappears. A message is removed once its
 * field is valid. Forms in `<flx-form>` show their own messages, and so does a listener that handles the `invalid`
 * event first: that of an element around this one, or of a script of the page.
 *
 * @returns a function that stops it.
 */
export function showInvalidFields(root: HTMLElement): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const notes = reactRoot(new DocumentFragment())
  const messages = new Map<Field, string>()
  const draw = (): void =>
    flushSync(() =>
      notes.render(
        [...messages].map(([field, text]) => <InvalidNote key={keyOfNode(field)} field={field} text={text} />),
      ),
    )
  /** Removes the messages of some fields. */
  const clear = (isOver: (field: Field) => boolean): void => {
    const over = [...messages.keys()].filter(isOver)
    for (const field of over) messages.delete(field)
    if (over.length > 0) draw()
  }
  root.addEventListener(
    'invalid',
    (event) => {
      const { target: field } = event
      if (!isField(field) || event.defaultPrevented || field.closest('flx-form')) return
      event.preventDefault()
      openAround(field)
      if (!partsOf(field).some((each) => each !== field && messages.has(each))) {
        messages.set(field, sentence(field))
        draw()
      }
      if (firstInvalid(field.form) === field) field.focus()
    },
    { capture: true, signal },
  )
  const follow = ({ target }: Event): void => {
    if (signal.aborted || !isField(target) || !target.validity.valid) return
    const parts = partsOf(target)
    clear((field) => parts.includes(field))
  }
  root.addEventListener('input', follow, { signal })
  // Elements check a field after it has changed, and by what React renders then.
  root.addEventListener('change', (event) => setTimeout(() => follow(event)), { signal })
  const clearForm = ({ target }: Event): void => clear(({ form }) => form === target)
  root.addEventListener('submit', clearForm, { capture: true, signal })
  // The browser resets a form after the event, unless the page prevents it.
  root.addEventListener('reset', (event) => setTimeout(() => event.defaultPrevented || clearForm(event)), { signal })
  return () => {
    stop.abort()
    messages.clear()
    // Not at once: React may be in the render that unmounts this.
    queueMicrotask(() => notes.unmount())
  }
}
