import type { UploadItem } from './upload-item.ts'

/** What the form sends of the files: their keys, under the name of the file field. */
export interface FormKeys {
  /** Keys that the page came with: the server has these files. */
  readonly given: string[]
  write(items: readonly UploadItem[]): void
  /** Gives the field back to the form as it was. */
  release(): void
}

/**
 * The file field gives its name to hidden fields, so that the form carries the keys of files that have arrived, in their
 * order, and no file a second time. A field that is required is so until there is a file.
 */
export function keepKeys(host: HTMLElement, input: HTMLInputElement, place: HTMLElement): FormKeys {
  const { name, required } = input
  const own = [...host.querySelectorAll<HTMLInputElement>('input[type="hidden"]')].filter(
    (field) => field.name === name,
  )
  const given = own.map(({ value }) => value).filter(Boolean)
  const fields = document.createElement('span')
  fields.className = 'flx-upload__keys'
  fields.hidden = true
  place.append(fields)
  // Read anew each time: a block that is repeated changes it, and a copy of the block takes it from there.
  input.dataset['flxFieldName'] = name
  input.removeAttribute('name')

  const nameNow = (): string => input.dataset['flxFieldName'] ?? ''
  const write = (files: readonly UploadItem[]): void => {
    fields.replaceChildren(
      ...files.map(({ key, name: called }) => {
        const field = document.createElement('input')
        field.type = 'hidden'
        field.name = nameNow()
        field.value = key
        // What a form shows of it before it is sent.
        field.dataset.flxName = called
        const owner = input.getAttribute('form')
        if (owner) field.setAttribute('form', owner)
        return field
      }),
    )
  }
  fields.append(...own)
  return {
    given,
    write(items) {
      write(items.filter(({ state }) => state === 'done'))
      input.required = required && items.every(({ state }) => state === 'refused')
    },
    release() {
      const last = nameNow()
      if (last) input.name = last
      input.required = required
      delete input.dataset['flxFieldName']
      const kept = [...fields.children]
      host.append(...kept)
    },
  }
}
