import { type ReactNode, useLayoutEffect, useMemo, useReducer } from 'react'
import type { UploadItem } from '../sending/upload-item.ts'
import { fieldName, leaveOut, removeName, restoreCopy, waiveRequired } from './field-copies.ts'

interface FormKeysProps {
  /** The author's file field, which gives its name to ours. */
  input: HTMLInputElement
  items: readonly UploadItem[]
  /** Hidden fields of the author's, that carry the keys of files which the server has. */
  keyFields: readonly HTMLInputElement[]
  /** Keys for which ours are sent, or that are not sent any more. */
  seen: ReadonlySet<string>
}

/**
 * What the form sends of the files: the keys of those that have arrived, in their order, and no file a second time. A field
 * that is required is so until there is a file.
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
          // The summary of a form says the name of the file.
          item.state === 'done' && (
            <input key={item.key} type="hidden" name={name} value={item.key} data-flx-name={item.name} form={owner} />
          ),
      )}
    </span>
  )
}
