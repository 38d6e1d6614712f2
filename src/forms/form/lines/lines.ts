import { onFields } from '../../../core/browser/form.ts'
import { openingTag } from '../../../core/element/report-error.ts'
import { keepOriginals } from '../../../core/html/originals.ts'
import type { Field } from '../../../core/html/typed-fields.ts'
import { fieldsOf, isCheckable } from '../fields.ts'
import { drupalRule, spipRule } from './cms-rules.ts'
import { judgeRule, namesIn, parseRule, type Rule } from './parse-rule.ts'

const hook = 'data-flx-if'
const off = 'data-flx-off'
const blockHook = '[data-flx-block]'
/** The attributes that can hold a rule, by priority: ours, then those printed by Drupal and SPIP. */
const readers: Record<string, (text: string) => Rule | undefined> = {
  [hook]: parseRule,
  'data-drupal-states': drupalRule,
  'data-afficher_si': (text) => parseRule(spipRule(text)),
}
const ruled = Object.keys(readers)
  .map((name) => `[${name}]`)
  .join()
const watchedFields = `input, select, textarea, ${ruled}`

interface Line {
  element: Element
  rule: Rule
  isShown: boolean
  /** The lines that contain the fields of its rule, and those around it. */
  needs: Set<Line>
}

/**
 * Sorts lines so that each comes after those it depends on. Lines that depend on themselves through others are returned
 * apart.
 */
function orderLines(lines: readonly Line[]): { ordered: Line[]; circular: Line[] } {
  const ordered = new Set<Line>()
  let waiting = [...lines]
  for (;;) {
    const free = waiting.filter(({ needs }) => [...needs].every((need) => ordered.has(need)))
    if (free.length === 0) return { ordered: [...ordered], circular: waiting }
    for (const line of free) ordered.add(line)
    waiting = waiting.filter((line) => !ordered.has(line))
  }
}

type Named = Map<string, Field[]>

function valuesIn(field: Field): string[] {
  if (isCheckable(field)) return field.checked ? [field.value] : []
  if (field instanceof HTMLSelectElement) return [...field.selectedOptions].map(({ value }) => value).filter(Boolean)
  return field.value === '' ? [] : [field.value]
}

/** `enfants[2][age]`, `enfants.2.age`, `enfants-2-age`, `age_2` and `age[2]` are each the `age` of a block. */
function isNameOf(name: string, full: string): boolean {
  const plain = full.replace(/\[\]$/, '')
  if (plain.endsWith(`[${name}]`)) return true
  const [before = '', after = ''] = plain.split(name, 2)
  return plain === before + name + after && /^(?:|.*\d[._-])$/.test(before) && /^(?:|\[?[._-]?\d+\]?)$/.test(after)
}

/**
 * Finds the fields of a name. In the rule of a repeated block, `age` is the `enfants[2][age]` of that block or of one
 * around it.
 */
function fieldsNamed(name: string, element: Element, named: Named): Field[] {
  for (let block = element.closest(blockHook); block; block = block.parentElement?.closest(blockHook) ?? null) {
    const own: Field[] = []
    for (const field of block.querySelectorAll<Field>('[name]')) if (isNameOf(name, field.name)) own.push(field)
    if (own.length > 0) return own
  }
  return named.get(name) ?? named.get(`${name}[]`) ?? []
}

function group(form: HTMLFormElement): Named {
  const named: Named = new Map()
  for (const field of fieldsOf(form)) {
    const alike = named.get(field.name)
    if (alike) alike.push(field)
    else named.set(field.name, [field])
  }
  return named
}

/**
 * Shows or hides the lines of a form by the values of its fields. Hidden fields are disabled, so they are not sent, and
 * keep their values.
 */
export class Lines {
  #form: HTMLFormElement
  #lines: Line[] = []
  #named: Named = new Map()
  /** The fields that we disabled because their line is hidden, each with the function that enables it again. */
  #disabled = new Map<Field, () => void>()
  #reported = new Set<string>()
  #observer = new MutationObserver((records) => this.#isOurs(records) || this.read())

  constructor(form: HTMLFormElement, signal: AbortSignal) {
    this.#form = form
    this.read()
    const judge = (): void => this.#judge()
    onFields(form, 'input', judge, signal)
    onFields(form, 'change', judge, signal)
    // The browser resets the fields after the event.
    form.addEventListener('reset', () => setTimeout(judge), { signal })
    // The nodes that the server renewed do not have our attributes yet.
    form.addEventListener('flx-form-reloaded', () => this.read(), { signal })
    this.#observer.observe(form, {
      childList: true,
      subtree: true,
      attributeFilter: [...Object.keys(readers), 'name'],
    })
    signal.addEventListener('abort', () => this.#undo())
  }

  /** Finds the lines and their dependencies, again each time the form has changed. */
  read(): void {
    this.#named = group(this.#form)
    const shown = new Map(this.#lines.map(({ element, isShown }) => [element, isShown]))
    const lines = [...this.#form.querySelectorAll(ruled)].flatMap((element): Line[] => {
      const rule = this.#ruleOf(element)
      return rule ? [{ element, rule, isShown: shown.get(element) ?? true, needs: new Set() }] : []
    })
    for (const line of lines) this.#findNeeds(line, lines)
    const { ordered, circular } = orderLines(lines)
    for (const { element } of circular) {
      this.#say(`${openingTag(element)} : cette règle dépend d’elle-même par d’autres lignes ; la ligne reste montrée.`)
    }
    for (const line of circular) this.#show(line, true)
    this.#lines = ordered
    this.#judge()
  }

  #ruleOf(element: Element): Rule | undefined {
    const name = Object.keys(readers).find((each) => element.hasAttribute(each)) ?? hook
    try {
      const rule = readers[name]?.(element.getAttribute(name) ?? '')
      if (!rule) return undefined
      for (const name of namesIn(rule)) {
        if (fieldsNamed(name, element, this.#named).length > 0) continue
        this.#say(`${openingTag(element)} : aucun champ du formulaire ne s’appelle « ${name} ».`)
      }
      return rule
    } catch (error) {
      this.#say(`${openingTag(element)} : règle illisible, ${(error as Error).message} ; la ligne reste montrée.`)
      return undefined
    }
  }

  #findNeeds(line: Line, lines: readonly Line[]): void {
    const deciding = namesIn(line.rule).flatMap((name) => fieldsNamed(name, line.element, this.#named))
    for (const other of lines) {
      const isAround = other !== line && other.element.contains(line.element)
      if (isAround || deciding.some((field) => other.element.contains(field))) line.needs.add(other)
    }
  }

  #judge(): void {
    const hidden = new Set<Field>()
    const valuesFor = (element: Element) => (name: string) =>
      fieldsNamed(name, element, this.#named).flatMap((field) =>
        hidden.has(field) || (field.matches(':disabled') && !this.#disabled.has(field)) ? [] : valuesIn(field),
      )
    for (const line of this.#lines) {
      const isShown = judgeRule(line.rule, valuesFor(line.element))
      this.#show(line, isShown)
      if (!isShown) for (const field of this.#within(line)) hidden.add(field)
    }
    for (const [field, enable] of this.#disabled) {
      if (hidden.has(field)) continue
      enable()
      this.#disabled.delete(field)
    }
    for (const field of hidden) {
      if (field.disabled) continue
      this.#disabled.set(field, keepOriginals(field, ['disabled']))
      field.disabled = true
    }
  }

  #within({ element }: Line): Field[] {
    return [...element.querySelectorAll<Field>('input, select, textarea')]
  }

  #show(line: Line, isShown: boolean): void {
    if (line.isShown === isShown && line.element.hasAttribute(off) === !isShown) return
    line.isShown = isShown
    line.element.toggleAttribute(off, !isShown)
  }

  /**
   * Returns true if the changes involve neither fields nor rules, such as a message beside a field: they can be
   * ignored.
   */
  #isOurs(records: MutationRecord[]): boolean {
    return records.every(
      ({ type, addedNodes, removedNodes }) =>
        type === 'childList' &&
        [...addedNodes, ...removedNodes].every(
          (node) => !(node instanceof Element) || !(node.matches(watchedFields) || node.querySelector(watchedFields)),
        ),
    )
  }

  #say(text: string): void {
    if (this.#reported.has(text)) return
    this.#reported.add(text)
    console.warn(`flx : ${text}`)
  }

  #undo(): void {
    this.#observer.disconnect()
    for (const { element } of this.#lines) element.removeAttribute(off)
    for (const enable of this.#disabled.values()) enable()
    this.#disabled.clear()
  }
}
