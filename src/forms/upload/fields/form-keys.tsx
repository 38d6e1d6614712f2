import { type ReactNode, useLayoutEffect, useMemo, useReducer } from 'react'
import { mountAround } from '../../../core/element/mounts.ts'
import { keepOriginals, writeAttribute } from '../../../core/html/originals.ts'
import type { UploadItem } from '../sending/upload-item.ts'

/**
 * Holds the name of an author's field that is not sent, because our fields are sent under that name. A repetition
 * numbers this attribute as it does `name`.
 */
const mark = 'data-flx-field-name'
/** Marks a field whose `required` attribute we have removed, because there is a file. */
const requiredMark = 'data-flx-required'

/** Returns the name of a field, even while it is removed. */
function fieldName(field: HTMLInputElement): string {
  return field.getAttribute(mark) ?? field.name
}

/** Restores a field that was copied with our changes. */
function restoreCopy(field: HTMLInputElement): void {
  if (field.hasAttribute(requiredMark)) field.required = true
  field.removeAttribute(requiredMark)
  const name = field.getAttribute(mark)
  if (name === null) return
  field.removeAttribute(mark)
  if (name) field.name = name
  if (field.type === 'hidden') field.disabled = false
}

/**
 * Removes the name from the file field, again each time a script writes it.
 *
 * @param changed - Called when the name has changed.
 * @returns a function that restores the name, with its current number.
 */
function removeName(field: HTMLInputElement, changed: () => void): () => void {
  restoreCopy(field)
  const { name } = field
  const giveBack = keepOriginals(field, ['name', mark])
  const take = (now: string): void => {
    writeAttribute(field, mark, now)
    writeAttribute(field, 'name', null)
  }
  take(name)
  const observer = new MutationObserver(() => {
    if (field.hasAttribute('name')) take(field.name)
    changed()
  })
  observer.observe(field, { attributeFilter: ['name', mark] })
  return () => {
    observer.disconnect()
    const last = fieldName(field)
    giveBack()
    if (last) field.name = last
  }
}

/** Removes `required` from a field. @returns a function that restores it, or undefined if the field is not required. */
function waiveRequired(field: HTMLInputElement): (() => void) | undefined {
  if (!field.required) return undefined
  const giveBack = keepOriginals(field, ['required', requiredMark])
  writeAttribute(field, requiredMark, '')
  writeAttribute(field, 'required', null)
  return giveBack
}

/** Disables an author's hidden field, so that it is not sent. @returns a function that enables it again. */
function leaveOut(field: HTMLInputElement): () => void {
  const giveBack = keepOriginals(field, ['disabled', mark])
  writeAttribute(field, mark, field.name)
  writeAttribute(field, 'disabled', '')
  return giveBack
}

/** Returns the author's hidden fields with the keys of files that are already on the server. */
export function keyFieldsOf(host: Element, input: HTMLInputElement): HTMLInputElement[] {
  const name = fieldName(input)
  const hidden = host.querySelectorAll<HTMLInputElement>('input[type="hidden"]')
  return [...hidden].filter((field) => fieldName(field) === name && field.value !== '' && !mountAround(field))
}

interface FormKeysProps {
  /** The author's file field, whose name our fields take. */
  input: HTMLInputElement
  items: readonly UploadItem[]
  /** The author's hidden fields with the keys of files that are already on the server. */
  keyFields: readonly HTMLInputElement[]
  /** Keys that our fields send, or that are no longer sent. */
  seen: ReadonlySet<string>
}

/**
 * Renders hidden fields with the keys of the uploaded files, in their order, so that the form sends each file once. The
 * file field stays `required` until there is a file.
 */
export function FormKeys({ input, items, keyFields, seen }: FormKeysProps): ReactNode {
  const [, drawAgain] = useReducer((times: number) => times + 1, 0)
  const leftOut = useMemo(() => keyFields.filter(({ value }) => seen.has(value)), [keyFields, seen])
  const hasFile = leftOut.length < keyFields.length || items.some(({ state }) => state !== 'refused')
  useLayoutEffect(() => removeName(input, drawAgain), [input])
  useLayoutEffect(() => (hasFile ? waiveRequired(input) : undefined), [input, hasFile])
  useLayoutEffect(() => {
    for (const field of keyFields) restoreCopy(field)
  }, [keyFields])
  useLayoutEffect(() => {
    const letIn = leftOut.map(leaveOut)
    return () => {
      for (const each of letIn) each()
    }
  }, [leftOut])

  const name = fieldName(input)
  const owner = input.getAttribute('form') ?? undefined
  return (
    <span className="flx-upload__keys" hidden>
      {items.map(
        (item) =>
          // The summary of a form displays the file's name.
          item.state === 'done' && (
            <input key={item.key} type="hidden" name={name} value={item.key} data-flx-name={item.name} form={owner} />
          ),
      )}
    </span>
  )
}
