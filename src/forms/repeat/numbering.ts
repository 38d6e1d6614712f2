/** The position of the block's number among the numbers of a text, and its value in the first block. */
interface Slot {
  position: number
  first: number
}

/** Replaces the numbers of a text, so that `enfants[2][age]` and `enfants[3][age]` compare as equal. */
const formOf = (text: string): string => text.replace(/\d+/g, '#')
const numbersIn = (text: string): string[] => text.match(/\d+/g) ?? []

/** Returns the text before its number at this position. */
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
 * Texts that contain the number of their block: `enfants[2][age]`, `enfants-2-age`, `age_2`, « Enfant 3 ». If a text
 * has several numbers, the block's is the one that differs between blocks; with one block only, the first that all its
 * texts share.
 */
export class NumberedTexts {
  #slots = new Map<string, Slot>()
  #depth: number

  /** @param depth - Number of repetitions around this one, whose numbers come first. */
  constructor(depth: number) {
    this.#depth = depth
  }

  /**
   * @param texts - The texts of each block, in order. @param alone - True if a single block is enough to find the
   * number.
   */
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

  /** Sets the position of a text's number, as given by the placeholder of the page's blank block. */
  set(text: string, position: number, first: number): void {
    this.#slots.set(formOf(text), { position, first })
  }

  /**
   * Returns the text for the block of this index, from 0; undefined if the text does not contain its block's number.
   */
  of(text: string, index: number): string | undefined {
    const slot = this.#slots.get(formOf(text))
    return slot && replaceAt(text, slot.position, slot.first + index)
  }

  /** Returns the part of a text before the block's number. */
  before(text: string): string | undefined {
    const slot = this.#slots.get(formOf(text))
    return slot && textBefore(text, slot.position)
  }

  /** Returns the position of the first number that is the same within each block and different in every block. */
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
      // `lignes-0-rue-0` has it first, because all names begin with it; `rue_1_1` has it last.
      const prefix = textBefore(text, first) + base
      return all.every((each) => each.startsWith(prefix)) ? first : (others.at(-1) ?? first)
    }
    return bracketed[0]
  }
}

/** Returns which of 0 and 1 the texts of the only block contain, the most frequent first. */
function commonBases(texts: readonly string[]): string[] {
  const has = (base: string): number => texts.filter((text) => numbersIn(text).includes(base)).length
  return ['0', '1'].filter((base) => has(base) > 0).sort((one, other) => has(other) - has(one))
}
