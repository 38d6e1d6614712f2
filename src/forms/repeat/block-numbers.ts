import { closest } from '../../core/browser/closest.ts'
import { findAll } from '../../core/browser/select.ts'
import { mountAround } from '../../core/element/mounts.ts'
import { titleOf } from './blocks.ts'
import { NumberedTexts } from './numbering.ts'

/** Attributes that hold the name of a field. */
const nameAttributes = ['name', 'data-flx-field-name'] as const

/** Attributes that refer to ids or names, possibly among other words. */
const references = [
  'for',
  'form',
  'list',
  'headers',
  'aria-labelledby',
  'aria-describedby',
  'aria-controls',
  'aria-owns',
  'aria-details',
  'aria-errormessage',
  'aria-activedescendant',
  'popovertarget',
  'commandfor',
  'href',
  'data-flx-if',
  'data-flx-field',
  'cibles',
]
const referring = references.map((name) => `[${name}]`).join()

/** Elements whose text may contain the block's number, besides its title. */
const counted = 'label, legend, h1, h2, h3, h4, h5, h6, caption, summary, th, button'
const spoken = ['aria-label', 'title'] as const

/**
 * Matches the placeholders that frameworks write for the number in a blank block: `__n__`, `__name__`, `__prefix__`.
 */
const placeholder = /__[a-z]+__/gi

/** Maps each old id or name to the new one. */
export type Renamed = Map<string, string>

const isOurs = (id: string): boolean => id.startsWith('flx-')

function elementsOf(root: Element, selector: string): Element[] {
  const inner = findAll(selector, root)
  return closest(root, selector) === root ? [root, ...inner] : inner
}

function textNodes(element: Element): Text[] {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const around = node.parentElement
    if (around && !around.closest('select, textarea, script, style') && !mountAround(around)) found.push(node as Text)
  }
  return found
}

const textsIn = (element: Element): Text[] => textNodes(element).filter(({ data }) => /\d/.test(data))

const idsIn = (block: Element): string[] =>
  elementsOf(block, '[id]').flatMap(({ id }) => (id && !isOurs(id) ? [id] : []))
const namesIn = (block: Element): string[] =>
  nameAttributes.flatMap((name) => elementsOf(block, `[${name}]`).map((each) => each.getAttribute(name) ?? ''))
const countedIn = (block: Element): string[] => [
  ...elementsOf(block, counted).flatMap((each) => textsIn(each).map(({ data }) => data)),
  ...spoken.flatMap((name) => elementsOf(block, `[${name}]`).map((each) => each.getAttribute(name) ?? '')),
]
const titlesIn = (block: Element): string[] => {
  const title = titleOf(block)
  return [...(title ? textsIn(title).map(({ data }) => data) : []), block.getAttribute('aria-label') ?? '']
}

/** Updates all attributes that refer to a renamed id or name. */
export function followRenames(elements: Iterable<Element>, renamed: Renamed): void {
  const changed = [...renamed].filter(([old, now]) => old !== now)
  if (changed.length === 0) return
  const words = changed.map(([old]) => old.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).sort((a, b) => b.length - a.length)
  const pattern = new RegExp(`(?<![\\w[\\]-])(?:${words.join('|')})(?![\\w[\\]-])`, 'g')
  for (const element of elements) {
    for (const name of references) {
      const value = element.getAttribute(name)
      // In links, only fragments of this page are references.
      if (!value || (name === 'href' && !value.startsWith('#'))) continue
      const next = value.replace(pattern, (old) => renamed.get(old) ?? old)
      if (next !== value) element.setAttribute(name, next)
    }
  }
}

/**
 * Runs a change of names, and restores the checked radio buttons: those that share a name for a moment lose their
 * state.
 */
export function keepChoices<T>(blocks: readonly Element[], change: () => T): T {
  const chosen = blocks.flatMap((block) => [...block.querySelectorAll<HTMLInputElement>('input[type="radio"]:checked')])
  const result = change()
  for (const radio of chosen) radio.checked = true
  return result
}

/** Returns the root and its descendants that refer to ids or names. */
export const referringIn = (root: Element): Element[] => elementsOf(root, referring)

/** Finds the number of each block in the names, ids and titles that the server wrote, and updates it as blocks move. */
export class BlockNumbers {
  #names: NumberedTexts
  #ids: NumberedTexts
  #texts: NumberedTexts

  /** @param depth - Number of repetitions around this one. */
  constructor(blocks: readonly Element[], depth: number) {
    this.#names = new NumberedTexts(depth)
    this.#ids = new NumberedTexts(depth)
    this.#texts = new NumberedTexts(0)
    this.#learn(blocks)
  }

  #learn(blocks: readonly Element[]): void {
    this.#names.learn(blocks.map(namesIn), true)
    this.#ids.learn(blocks.map(idsIn), true)
    this.#texts.learn(blocks.map(titlesIn), true)
    if (blocks.length > 1) this.#texts.learn(blocks.map(countedIn), false)
  }

  /** Reads the page's blank block, and replaces the placeholders of the number by the first number. */
  readBlank(blank: Element, start: number): void {
    const fill = (texts: NumberedTexts, text: string, first: number): string => {
      const [match] = text.matchAll(placeholder)
      if (!match) return text
      const filled = text.replace(placeholder, String(first))
      texts.set(filled, (text.slice(0, match.index).match(/\d+/g) ?? []).length, first)
      return filled
    }
    for (const element of [blank, ...blank.querySelectorAll('*')]) {
      for (const { name, value } of [...element.attributes]) {
        if (!/__[a-z]+__/i.test(value)) continue
        const isName = (nameAttributes as readonly string[]).includes(name)
        const isText = (spoken as readonly string[]).includes(name)
        const [texts, first] = isText ? [this.#texts, 1] : [isName ? this.#names : this.#ids, start]
        element.setAttribute(name, fill(texts, value, first))
      }
    }
    for (const text of textNodes(blank)) text.data = fill(this.#texts, text.data, 1)
    this.#learn([blank])
  }

  /** Returns true if a name contains the number of its block, so that it differs in each block. */
  isNumbered(name: string): boolean {
    return this.#names.of(name, 0) !== undefined
  }

  /** Returns the part of a field's name before the block's number. */
  prefixOf(block: Element): string | undefined {
    for (const name of namesIn(block)) {
      const before = this.#names.before(name)
      if (before !== undefined) return before
    }
    return undefined
  }

  /** Numbers the blocks by their order. */
  numberAll(blocks: readonly Element[]): Renamed {
    return keepChoices(blocks, () => new Map(blocks.flatMap((block, index) => [...this.number(block, index)])))
  }

  /**
   * Numbers a block: its names, ids, titles, and the references to them inside the block.
   *
   * @param index - Index of the block, from 0.
   * @param isFree - For a copy: returns true if an id is not in use. An id in use gets a suffix.
   */
  number(block: Element, index: number, isFree?: (id: string) => boolean): Renamed {
    const renamed: Renamed = new Map()
    for (const element of elementsOf(block, '[id]')) {
      if (!element.id || isOurs(element.id)) continue
      let id = this.#ids.of(element.id, index) ?? element.id
      for (let ending = index + 1; isFree && !isFree(id); ending++) id = `${element.id}-${ending}`
      renamed.set(element.id, id)
      if (id !== element.id) element.id = id
    }
    for (const attribute of nameAttributes) {
      for (const element of elementsOf(block, `[${attribute}]`)) {
        const name = element.getAttribute(attribute) ?? ''
        const next = this.#names.of(name, index)
        if (next === undefined) continue
        renamed.set(name, next)
        if (next !== name) element.setAttribute(attribute, next)
      }
    }
    this.#writeTexts(block, index)
    followRenames(referringIn(block), renamed)
    return renamed
  }

  #writeTexts(block: Element, index: number): void {
    for (const element of elementsOf(block, counted)) {
      for (const text of textsIn(element)) {
        const next = this.#texts.of(text.data, index)
        if (next !== undefined && next !== text.data) text.data = next
      }
    }
    for (const attribute of spoken) {
      for (const element of elementsOf(block, `[${attribute}]`)) {
        const next = this.#texts.of(element.getAttribute(attribute) ?? '', index)
        if (next !== undefined) element.setAttribute(attribute, next)
      }
    }
    for (const place of elementsOf(block, '[data-flx-number]')) {
      if (place.closest('flx-repeat') === block.closest('flx-repeat')) place.textContent = String(index + 1)
    }
  }
}
