import { type ReactNode, useLayoutEffect, useReducer } from 'react'
import type { UploadItem } from '../sending/upload-item.ts'
import { fieldName, leaveOut, mendCopy, takeName, waiveRequired } from './lent-fields.ts'

interface FormKeysProps {
  /** The author's file field, which gives its name to ours. */
  input: HTMLInputElement
  items: readonly UploadItem[]
  /** Hidden fields that the page came with; ours are sent instead. */
  keyFields: readonly HTMLInputElement[]
  /** The files of these are among the items. */
  isComplete: boolean
}

/**
 * What the form sends of the files: the keys of those that have arrived, in their order, and no file a second time. A field
 * that is required is so until there is a file.
 */
export function FormKeys({ input, items, keyFields, isComplete }: FormKeysProps): ReactNode {
  const [, drawAgain] = useReducer((times: number) => times + 1, 0)
  const isAwaited = !isComplete && keyFields.length > 0
  const hasFile = isAwaited || items.some(({ state }) => state !== 'refused')
  useLayoutEffect(() => takeName(input, drawAgain), [input])
  useLayoutEffect(() => (hasFile ? waiveRequired(input) : undefined), [input, hasFile])
  useLayoutEffect(() => {
    for (const field of keyFields) mendCopy(field)
  }, [keyFields])
  useLayoutEffect(() => {
    if (!isComplete) return
    const letIn = keyFields.map(leaveOut)
    return () => {
      for (const each of letIn) each()
    }
  }, [keyFields, isComplete])

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
