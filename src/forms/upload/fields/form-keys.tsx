import { type ReactNode, useLayoutEffect, useMemo, useReducer } from 'react'
import type { UploadItem } from '../sending/upload-item.ts'
import { fieldName, leaveOut, removeName, restoreCopy, waiveRequired } from './field-copies.ts'

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
