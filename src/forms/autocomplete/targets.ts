import { findFirst } from '../../core/browser/select.ts'
import { openingTag } from '../../core/element/report-error.ts'
import type { Suggestion } from './answers/suggestion.ts'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** One entry of `cibles`. */
interface Target {
  /** Id, name, or selector. */
  name: string
  /** Field of the answer that it takes; empty for the value. */
  field: string
}

/** What a choice fills besides the field. */
export interface Targets {
  /** What the field itself gets: the field of the answer that it is a target of, else the label, else the value. */
  textFor(suggestion: Suggestion): string
  fill(suggestion: Suggestion): void
  /** Empties them, but for what the visitor has typed there. */
  clear(): void
  /** Takes away what a choice has written, and nothing else. */
  forget(): void
  /** Hidden fields and texts are as they were before the first choice: a form that is reset leaves them out. */
  reset(): void
  read(): ReadonlyMap<Element, string>
  /** What was read, but for what the visitor has typed there since. */
  write(values: ReadonlyMap<Element, string>): void
  /** Says in the console which the page has not. */
  warnOfMissing(): void
}

const isControl = (element: Element): element is Control => element.matches('input, select, textarea')

/** A reset of the form brings back what it held by itself. */
const isResettable = (element: Element): boolean => isControl(element) && element.type !== 'hidden'

function parseTargets(cibles: string): Target[] {
  return cibles.split(/[;,](?![^[(]*[\])])/).flatMap((entry) => {
    const [, field = '', name = ''] = /^\s*(?:([\w.-]+)\s*=\s*)?(.*?)\s*$/s.exec(entry) ?? []
    return name ? [{ name, field }] : []
  })
}

/** By id or name, as pages have always written them, or by a selector; the field's own form comes first. */
function findTarget(field: HTMLInputElement, name: string): Element | null {
  const isName = /^[\w[\]-]+$/.test(name)
  const escaped = CSS.escape(name)
  const selector = isName ? `#${escaped}, [name="${escaped}"]` : name
  return (field.form && findFirst(selector, field.form)) ?? findFirst(selector)
}

/** Whoever follows a field hears of it as if a visitor had changed it. */
export function writeValue(element: Element, value: string): void {
  if (!isControl(element)) {
    element.textContent = value
  } else if (element.value !== value) {
    element.value = value
    for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true }))
  }
}

const read = (element: Element): string => (isControl(element) ? element.value : (element.textContent ?? ''))

function valueFor({ value, fields }: Suggestion, field: string): string {
  const own = field ? fields[field] : value
  return own === null || own === undefined || typeof own === 'object' ? '' : String(own)
}

/**
 * The targets that `cibles` names (AUTO-03): `idville; code_postal=#cp` fills `idville` with the value of the answer, and
 * `#cp` with its field `code_postal`. They are looked for each time: a page may draw them anew.
 */
export function createTargets(host: Element & { cibles: string }, field: HTMLInputElement): Targets {
  /** What a choice has written. */
  const chosen = new WeakMap<Element, string>()
  /** What was there before we wrote. */
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
  /** What a visitor has typed, or found there and can read, is no choice's to take away. */
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
