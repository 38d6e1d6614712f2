import { type Field, isChanged, isField, isHalfTyped } from './typed-fields.ts'

const selector = 'input, select, textarea'

/** Types that hold text: a mask shows a date as text, say, and it is the same field. */
const textual = /^(?:text|search|tel|url|email|number|date|datetime-local|month|week|time)$/

/** A field is the same in both answers when its name is, within the nearest element that has an id. */
function identityOf(field: Field): string {
  const place = field.id || field.parentElement?.closest('[id]')?.getAttribute('id')
  return [place, field.name, field.type.replace(textual, 'text'), field.type === 'radio' ? field.value : ''].join(' ')
}

function countFields(fields: Iterable<Field>): Map<string, number> {
  const counts = new Map<string, number>()
  for (const field of fields) {
    const identity = identityOf(field)
    counts.set(identity, (counts.get(identity) ?? 0) + 1)
  }
  return counts
}

/** What the visitor did in the fields of a place whose content is about to change. */
export class MorphFields {
  /** Elements that hold what equal HTML does not tell: a field with a value of its own, a template's content. */
  readonly touched = new Set<Node>()
  #before = new Map<string, number>()
  #after = new Map<string, number>()

  constructor(target: Element, fragment: DocumentFragment) {
    const fields = [...target.querySelectorAll<Field>(selector)]
    for (const field of [...fields.filter(isChanged), ...target.querySelectorAll('template')]) {
      for (let node: Node | null = field; node && node !== target; node = node.parentNode) this.touched.add(node)
    }
    if (!fields.some(isHalfTyped)) return
    this.#before = countFields(fields)
    this.#after = countFields(fragment.querySelectorAll<Field>(selector))
  }

  /** Whether a field keeps what is half typed, rather than take the value of its newer HTML. */
  keeps(field: Element, newer: Element): boolean {
    if (!isField(field) || !isField(newer) || !isHalfTyped(field)) return false
    const identity = identityOf(field)
    return identity === identityOf(newer) && this.#before.get(identity) === this.#after.get(identity)
  }
}
