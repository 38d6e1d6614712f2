import { adoptStyles } from '../../core/element/styles.ts'
import css from './masked.css'

let last = 0

/** The sentence beside a field that says why it cannot be sent; read out, and tied to the field. */
export class FieldNote {
  #field: HTMLInputElement
  #note: HTMLElement | undefined

  constructor(field: HTMLInputElement) {
    this.#field = field
  }

  /** In `<flx-form>` the form says it, in its own way. */
  show(text: string): void {
    if (this.#field.closest('flx-form')) return
    const note = this.#note ?? this.#create()
    if (note.textContent !== text) note.textContent = text
    this.#tie(true)
  }

  hide(): void {
    if (!this.#note) return
    this.#note.textContent = ''
    this.#tie(false)
  }

  remove(): void {
    this.hide()
    this.#note?.remove()
    this.#note = undefined
  }

  #create(): HTMLElement {
    adoptStyles(css)
    const note = document.createElement('span')
    note.id = `flx-note-${++last}`
    note.className = 'flx-masked__note'
    note.dataset['flxMount'] = 'mask'
    note.role = 'alert'
    // Inside its label it would be part of the field's name; the button over its end stays beside it.
    let place: Element = this.#field.closest('label') ?? this.#field
    while (place.nextElementSibling?.matches('[data-flx-mount^="date-"]')) place = place.nextElementSibling
    place.after(note)
    this.#note = note
    return note
  }

  #tie(isWrong: boolean): void {
    const id = this.#note?.id ?? ''
    const others = (this.#field.getAttribute('aria-describedby') ?? '')
      .split(/\s+/)
      .filter((each) => each && each !== id)
    const ids = isWrong ? [...others, id] : others
    if (ids.length) this.#field.setAttribute('aria-describedby', ids.join(' '))
    else this.#field.removeAttribute('aria-describedby')
    if (isWrong) this.#field.setAttribute('aria-invalid', 'true')
    else this.#field.removeAttribute('aria-invalid')
  }
}
