/** Where the number of a block stands in a text, and which number the first block has there. */
interface Slot {
  position: number
  first: number
}

/** A text without its numbers: `enfants[2][age]` and `enfants[3][age]` are alike. */
const formOf = (text: string): string => text.replace(/\d+/g, '#')
const numbersIn = (text: string): string[] => text.match(/\d+/g) ?? []

/** What stands before a number. */
function textBefore(text: string, position: number): string {
  const match = [...text.matchAll(/\d+/g)][position]
  return text.slice(0, match?.index)
}

function replaceAt(text: string, position: number, number: number): string {
  let at = -1
  return text.replace(/\d+/g, (found) => {
    at++
    return at === position ? String(number) : found
  })
}

const same = (values: readonly (string | undefined)[]): boolean => new Set(values).size === 1

/**
 * Texts in which the number of their block stands: `enfants[2][age]`, `enfants-2-age`, `age_2`, « Enfant 3 ». Which of
 * their numbers it is shows where several blocks are printed; of one block alone it is the first that every text shares.
 */
export class NumberedTexts {
  #slots = new Map<string, Slot>()
  #depth: number

  /** @param depth - Repetitions around this one, whose numbers come first. */
  constructor(depth: number) {
    this.#depth = depth
  }

  /** @param texts - Those of each block, in order. @param alone - Whether one block is enough to tell. */
  learn(texts: readonly (readonly string[])[], alone: boolean): void {
    const [first = [], ...others] = texts
    const bases = commonBases(first)
    for (const form of new Set(first.map(formOf))) {
      if (this.#slots.has(form)) continue
      const alike = texts.map((block) => block.filter((text) => formOf(text) === form))
      const position =
        this.#differing(alike) ?? (alone && others.length === 0 ? this.#single(alike[0], first, bases) : undefined)
      const number = position === undefined ? undefined : numbersIn(alike[0]?.[0] ?? '')[position]
      if (position !== undefined && number !== undefined) this.#slots.set(form, { position, first: Number(number) })
    }
  }

  /** Says where the number of a text stands, as the page's blank block does. */
  set(text: string, position: number, first: number): void {
    this.#slots.set(formOf(text), { position, first })
  }

  /** The text for the block of this index, from 0; undefined where it has no number of its block. */
  of(text: string, index: number): string | undefined {
    const slot = this.#slots.get(formOf(text))
    return slot && replaceAt(text, slot.position, slot.first + index)
  }

  /** What stands before the number of the block. */
  before(text: string): string | undefined {
    const slot = this.#slots.get(formOf(text))
    return slot && textBefore(text, slot.position)
  }

  /** The first number that is one in each block, and another in the next. */
  #differing(alike: readonly string[][]): number | undefined {
    const present = alike.filter((texts) => texts.length > 0)
    if (present.length < 2) return undefined
    const count = numbersIn(present[0]?.[0] ?? '').length
    for (let position = 0; position < count; position++) {
      const each = present.map((texts) => texts.map((text) => numbersIn(text)[position]))
      if (each.every(same) && new Set(each.map(([number]) => number)).size === each.length) return position
    }
    return undefined
  }

  #single(alike: readonly string[] = [], all: readonly string[], bases: readonly string[]): number | undefined {
    const [text = ''] = alike
    const numbers = numbersIn(text)
    const steady = numbers.flatMap((_, position) =>
      position >= this.#depth && same(alike.map((each) => numbersIn(each)[position])) ? [position] : [],
    )
    const bracketed = steady.filter((position) => textBefore(text, position).endsWith('['))
    for (const base of bases) {
      const isBase = (position: number): boolean => numbers[position] === base
      const found = bracketed.find(isBase)
      if (found !== undefined) return found
      const [first, ...others] = steady.filter(isBase)
      if (first === undefined) continue
      // `lignes-0-rue-0` has it where all names begin alike, `rue_1_1` at its end.
      const prefix = textBefore(text, first) + base
      return all.every((each) => each.startsWith(prefix)) ? first : (others.at(-1) ?? first)
    }
    return bracketed[0]
  }
}

/** 0 and 1, as far as texts of the one block have them: what most of them have comes first. */
function commonBases(texts: readonly string[]): string[] {
  const has = (base: string): number => texts.filter((text) => numbersIn(text).includes(base)).length
  return ['0', '1'].filter((base) => has(base) > 0).sort((one, other) => has(other) - has(one))
}
