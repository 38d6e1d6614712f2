import { containsKnownId, type KnownIds, knownIds, longestInOrder, matchChildren } from './morph-match.ts'

import { moveBefore } from './nodes.ts'
import { type Field, isChanged, isField, isHalfTyped } from './typed-fields.ts'

/** Attributes that give a field its value until the visitor types one. */
const valueAttributes = new Set(['value', 'checked', 'selected'])

/** Elements that the last answer of the server drew open. */
const drawnOpen = new WeakSet<Element>()
const wrong = '[aria-invalid="true"], [role="alert"], .alert-danger'

/**
 * Returns true if an answer opens an element that is closed. It does not reopen what the visitor closed, unless it
 * holds an error.
 */
function opens(old: Element, newer: Element): boolean {
  if (old.localName !== 'details' && old.localName !== 'dialog') return false
  const wasOpen = drawnOpen.has(old)
  if (!newer.hasAttribute('open')) {
    drawnOpen.delete(old)
    return false
  }
  drawnOpen.add(old)
  return !wasOpen || newer.querySelector(wrong) !== null
}

/**
 * Gives an element the attributes of its newer version. An open element stays open, whoever opened it.
 *
 * @param keepValue - True to keep the value that the visitor has typed.
 */
function morphAttributes(old: Element, newer: Element, keepValue: boolean): void {
  const isOpened = opens(old, newer)
  const stays = (name: string): boolean => (name === 'open' && !isOpened) || (keepValue && valueAttributes.has(name))
  for (const attribute of newer.attributes) {
    const { name, value } = attribute
    if (old.getAttribute(name) === value || stays(name)) continue
    // `setAttribute` refuses names that the parser takes, such as `@click`.
    old.setAttributeNode(attribute.cloneNode() as Attr)
  }
  if (old.attributes.length === newer.attributes.length) return
  for (const name of old.getAttributeNames()) if (!newer.hasAttribute(name) && !stays(name)) old.removeAttribute(name)
}

function takeValue(old: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  if (old.value !== value) old.value = value
}

function choose(old: HTMLSelectElement, chosen: boolean[]): void {
  for (const [index, option] of [...old.options].entries()) {
    const isChosen = chosen[index] ?? false
    if (option.selected !== isChosen) option.selected = isChosen
  }
}

/**
 * Gives a field the value of its newer HTML, unless it is kept.
 *
 * @param morphInside - Updates the options of a list.
 * @returns true if the element is a field.
 */
function morphField(old: Element, newer: Element, isKept: boolean, morphInside: () => void): boolean {
  if (!isField(old) || !isField(newer)) return false
  if (old instanceof HTMLTextAreaElement && newer instanceof HTMLTextAreaElement) {
    const { defaultValue } = newer
    if (old.defaultValue !== defaultValue) old.defaultValue = defaultValue
    if (!isKept) takeValue(old, defaultValue)
  } else if (old instanceof HTMLInputElement && newer instanceof HTMLInputElement) {
    if (isKept) return true
    if (old.checked !== newer.checked) old.checked = newer.checked
    if (newer.type !== 'file') takeValue(old, newer.value)
  } else if (old instanceof HTMLSelectElement && newer instanceof HTMLSelectElement) {
    const chosen = [...newer.options].map((option) => option.selected)
    morphInside()
    if (!isKept) choose(old, chosen)
  }
  return true
}

const selector = 'input, select, textarea'

/** Field types that hold text. They count as one type: a mask may turn a date field into a text field. */
const textual = /^(?:text|search|tel|url|email|number|date|datetime-local|month|week|time)$/

/**
 * Returns the identity of a field: fields of both answers are the same if their names are, within the nearest element
 * with an id.
 */
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

/** The changes that the visitor made to the fields inside an element whose content is about to be replaced. */
class MorphFields {
  /** Elements that must be updated even if their HTML is the same: those that contain a changed field or a template. */
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

  /** Returns true if a field keeps its half-typed value, rather than take the value of its newer HTML. */
  keeps(field: Element, newer: Element): boolean {
    if (!isField(field) || !isField(newer) || !isHalfTyped(field)) return false
    const identity = identityOf(field)
    return identity === identityOf(newer) && this.#before.get(identity) === this.#after.get(identity)
  }
}

/**
 * Returns true if the server may not change the element: `data-flx-keep`, or an element of ours that shows its author's
 * content.
 */
function isLeftAlone(element: Element): boolean {
  if (element.hasAttribute('data-flx-keep')) return true
  return element.querySelector(':scope > [data-flx-mount] [data-flx-slot]') !== null
}

class Morph {
  #ids: KnownIds
  #fields: MorphFields
  #hasMounts: boolean

  constructor(target: Element, fragment: DocumentFragment) {
    this.#ids = knownIds(target)
    this.#fields = new MorphFields(target, fragment)
    this.#hasMounts = target.querySelector('[data-flx-mount]') !== null
  }

  /** @param keepValue - True for the options of a list whose selection is kept. */
  children(old: Node, newer: ParentNode & Node, keepValue = false): void {
    const coming = [...newer.childNodes]
    const { matches, gone } = matchChildren(old, coming, this.#ids)
    // A browser takes three times as long to remove a thousand rows one by one.
    if (gone.length === old.childNodes.length) old.textContent = ''
    else for (const node of gone) old.removeChild(node)
    const staying = longestInOrder(
      old,
      matches.filter((node) => node !== undefined),
    )
    let at = old.firstChild
    coming.forEach((node, index) => {
      const match = matches[index]
      if (!match) this.#add(old, node, at)
      else if (match === at || staying.has(match)) at = match.nextSibling
      else moveBefore(old, match, at)
      if (match) this.#node(match, node, keepValue)
    })
  }

  /** Inserts a new node. Content of it that has a known id is moved there from the old content. */
  #add(parent: Node, node: ChildNode, before: Node | null): void {
    if (!(node instanceof Element) || !containsKnownId(node, this.#ids)) return void parent.insertBefore(node, before)
    const shell = document.importNode(node, false)
    parent.insertBefore(shell, before)
    this.children(shell, node)
  }

  #node(old: Node, newer: Node, keepValue: boolean): void {
    if (old instanceof Element && newer instanceof Element) this.#element(old, newer, keepValue)
    else if (old.nodeValue !== newer.nodeValue) old.nodeValue = newer.nodeValue
  }

  #element(old: Element, newer: Element, keepValue: boolean): void {
    if (!this.#fields.touched.has(old) && old.isEqualNode(newer)) return
    if (old.hasAttribute('data-flx-keep') || (this.#hasMounts && isLeftAlone(old))) return
    // A script is replaced as a whole: under Trusted Types, its text cannot be changed, not even that of JSON.
    if (old.localName === 'script') return void old.replaceWith(newer)
    const isKept = keepValue || this.#fields.keeps(old, newer)
    morphAttributes(old, newer, isKept)
    if (old instanceof HTMLTemplateElement && newer instanceof HTMLTemplateElement) {
      old.content.replaceChildren(newer.content)
    } else if (!morphField(old, newer, isKept, () => this.children(old, newer, isKept))) {
      this.children(old, newer, keepValue)
    }
  }
}

/**
 * Changes the content of an element into the fragment's, with as few changes as possible: nodes stay, and with them
 * focus, selection, scroll position and open elements. Half-typed values stay (see `markSent`), and so does all content
 * of `data-flx-keep`, and of an element of ours that shows its author's children in a container of its own.
 *
 * Nodes are matched by their id, else by an id within them, else by their text or their place. Equal nodes are skipped,
 * so that the time depends on the size of the change.
 */
export function morph(target: Element, fragment: DocumentFragment): void {
  new Morph(target, fragment).children(target, fragment)
}
