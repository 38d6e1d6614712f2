import { changeValue } from '../../core/browser/change-field.ts'
import { findFirst } from '../../core/browser/select.ts'
import { openingTag } from '../../core/element/report-error.ts'
import type { Field } from '../../core/html/typed-fields.ts'
import type { Suggestion } from './answers/suggestion.ts'

/** One entry of `cibles`. */
interface Target {
  /** Id, name, or selector. */
  name: string
  /** The answer's property to write; empty for its value. */
  field: string
}

/** The elements that a choice fills besides the field. */
export interface Targets {
  /**
   * Returns the field's own text: the property named in `cibles` if it is a target itself, else the label, else the
   * value.
   */
  textFor(suggestion: Suggestion): string
  fill(suggestion: Suggestion): void
  /** Empties the targets, except those that the visitor typed in. */
  clear(): void
  /** Empties the targets that still have the value of a choice. */
  forget(): void
  /** Restores hidden fields and texts as they were before the first choice, since a form reset does not. */
  reset(): void
  read(): ReadonlyMap<Element, string>
  /** Writes back the values that were read, except where the visitor has typed since. */
  write(values: ReadonlyMap<Element, string>): void
  /** Warns in the console about targets that the page does not have. */
  warnOfMissing(): void
}

const isControl = (element: Element): element is Field => element.matches('input, select, textarea')

/** Returns true if a form reset restores the element by itself. */
const isResettable = (element: Element): boolean => isControl(element) && element.type !== 'hidden'

function parseTargets(cibles: string): Target[] {
  return cibles.split(/[;,](?![^[(]*[\])])/).flatMap((entry) => {
    const [, field = '', name = ''] = /^\s*(?:([\w.-]+)\s*=\s*)?(.*?)\s*$/s.exec(entry) ?? []
    return name ? [{ name, field }] : []
  })
}

/** Finds a target by id, name or selector, first in the field's own form. */
function findTarget(field: HTMLInputElement, name: string): Element | null {
  const isName = /^[\w[\]-]+$/.test(name)
  const escaped = CSS.escape(name)
  const selector = isName ? `#${escaped}, [name="${escaped}"]` : name
  return (field.form && findFirst(selector, field.form)) ?? findFirst(selector)
}

/** Writes a value and fires the events of a visitor's change, for the listeners of the page. */
export function writeValue(element: Element, value: string): void {
  if (isControl(element)) changeValue(element, value)
  else element.textContent = value
}

const read = (element: Element): string => (isControl(element) ? element.value : (element.textContent ?? ''))

function valueFor({ value, fields }: Suggestion, field: string): string {
  const own = field ? fields[field] : value
  return own === null || own === undefined || typeof own === 'object' ? '' : String(own)
}

/**
 * Creates the targets named in `cibles` (AUTO-03): `idville; code_postal=#cp` fills `idville` with the answer's value,
 * and `#cp` with its property `code_postal`. They are looked up at each use, because the page may have rendered them
 * again.
 */
export function createTargets(host: Element & { cibles: string }, field: HTMLInputElement): Targets {
  /** The values that choices have written. */
  const chosen = new WeakMap<Element, string>()
  /** The values before the first write. */
  const before = new WeakMap<Element, string>()

  const entries = (): Target[] => parseTargets(host.cibles)
  const found = (): { element: Element; field: string }[] =>
    entries().flatMap((target) => {
      const element = findTarget(field, target.name)
      return element && element !== field ? [{ element, field: target.field }] : []
    })
  const elements = (): Element[] => found().map(({ element }) => element)
  const write = (element: Element, value: string): void => {
    if (!before.has(element)) before.set(element, read(element))
    writeValue(element, value)
  }
  const isChosen = (element: Element): boolean => read(element) === chosen.get(element)
  /** Returns true if an editable target has a value that no choice wrote: it belongs to the visitor and is kept. */
  const isOwn = (element: Element): boolean =>
    element.matches(':read-write, select') && read(element) !== '' && !isChosen(element)

  return {
    textFor(suggestion) {
      const own = entries().find(({ name }) => findTarget(field, name) === field)
      if (own) return valueFor(suggestion, own.field)
      return found().length > 0 ? suggestion.label : suggestion.text
    },
    fill(suggestion) {
      for (const target of found()) {
        write(target.element, valueFor(suggestion, target.field))
        chosen.set(target.element, read(target.element))
      }
    },
    clear() {
      for (const element of elements()) if (!isOwn(element)) write(element, '')
    },
    forget() {
      for (const element of elements()) if (isChosen(element)) write(element, '')
    },
    reset() {
      for (const element of elements()) {
        const value = before.get(element)
        chosen.delete(element)
        if (value !== undefined && !isResettable(element)) write(element, value)
      }
    },
    read: () => new Map(elements().map((element) => [element, read(element)])),
    write(values) {
      for (const [element, value] of values) if (!isOwn(element)) write(element, value)
    },
    warnOfMissing() {
      for (const { name } of entries())
        if (!findTarget(field, name)) console.warn(`flx : ${openingTag(host)} : aucune cible ne répond à « ${name} ».`)
    },
  }
}
