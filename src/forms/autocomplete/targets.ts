import { findFirst } from '../../core/browser/select.ts'
import { openingTag } from '../../core/element/report-error.ts'
import type { Suggestion } from './suggestion.ts'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

interface Target {
  element: Element
  /** Field of the answer that it takes; empty for the value. */
  field: string
}

/** What a choice fills besides the field. */
export interface Targets {
  /** What the field itself gets: the field of the answer that it is a target of, else the label, else the value. */
  textFor(suggestion: Suggestion): string
  fill(suggestion: Suggestion): void
  clear(): void
  read(): string[]
  write(values: string[]): void
}

const isControl = (element: Element): element is Control => element.matches('input, select, textarea')

/** By id or name, as pages have always written them, or by a selector; the field's own form comes first. */
function findTarget(field: HTMLInputElement, name: string): Element | null {
  const isName = /^[\w[\]-]+$/.test(name)
  const escaped = CSS.escape(name)
  const selector = isName ? `#${escaped}, [name="${escaped}"]` : name
  return (field.form && findFirst(selector, field.form)) ?? findFirst(selector)
}

/** Whoever follows a field hears of it as if a visitor had changed it. */
function write(element: Element, value: string): void {
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
 * Reads `cibles` (AUTO-03): `idville; code_postal=#cp` fills `idville` with the value of the answer, and `#cp` with its
 * field `code_postal`. A target that the page has not is said in the console, and left out.
 */
export function readTargets(host: Element, field: HTMLInputElement, cibles: string): Targets {
  const found: Target[] = []
  let own: string | undefined
  for (const entry of cibles.split(/[;,](?![^[(]*[\])])/)) {
    const [, name = '', selector = ''] = /^\s*(?:([\w.-]+)\s*=\s*)?(.*?)\s*$/s.exec(entry) ?? []
    if (!selector) continue
    const element = findTarget(field, selector)
    if (element === field) own = name
    else if (element) found.push({ element, field: name })
    else console.warn(`flx : ${openingTag(host)} : aucune cible ne répond à « ${selector} ».`)
  }
  /** What a choice has written. */
  const chosen = new WeakMap<Element, string>()
  /** What a visitor has typed, or found there and can read, is no choice's to take away. */
  const isOwn = (element: Element): boolean =>
    element.matches(':read-write, select') && read(element) !== '' && read(element) !== chosen.get(element)
  return {
    textFor: (suggestion) => {
      if (own !== undefined) return valueFor(suggestion, own)
      return found.length > 0 ? suggestion.label : suggestion.text
    },
    fill: (suggestion) => {
      for (const { element, field } of found) {
        write(element, valueFor(suggestion, field))
        chosen.set(element, read(element))
      }
    },
    clear: () => {
      for (const { element } of found) if (!isOwn(element)) write(element, '')
    },
    read: () => found.map(({ element }) => read(element)),
    write: (values) => {
      for (const [index, { element }] of found.entries()) if (!isOwn(element)) write(element, values[index] ?? '')
    },
  }
}
