const closers: Record<string, string> = { '{': '}', '[': ']', '(': ')' }
/**
 * Greatest depth of nested objects and lists. Our options are never as deep, and deeper text could overflow the
 * stack.
 */
const deepest = 20
const name = /[A-Za-z_$][\w$]*/y
const constants: Record<string, unknown> = { true: true, false: false, null: null, undefined }

/** Reads one value after the other. Text that is neither a value nor a name is code, which it skips. */
class Reader {
  readonly #text: string
  readonly #onCode: (option: string, code: string) => void
  #at: number
  /** Number of objects and lists that are open around the present position. */
  #depth = 0
  isWhole = true

  constructor(text: string, start: number, onCode: (option: string, code: string) => void) {
    this.#text = text
    this.#at = start
    this.#onCode = onCode
  }

  /** Reads the object at the present position, without code; if it does not end, what there is of it. */
  readObject(): Record<string, unknown> {
    const values: Record<string, unknown> = {}
    this.#at++
    for (let next = this.#next(); next !== '}'; next = this.#next()) {
      if (next === ',') {
        this.#at++
        continue
      }
      const key = this.#readKey()
      if (key === undefined || this.#next() !== ':') {
        this.isWhole = false
        return values
      }
      this.#at++
      const value = this.#readValue(key)
      if (value !== undefined) values[key] = value
    }
    this.#at++
    return values
  }

  #readList(option: string): unknown[] {
    const items: unknown[] = []
    this.#at++
    for (let next = this.#next(); next !== '' && !']}'.includes(next); next = this.#next()) {
      if (next === ',') this.#at++
      else items.push(this.#readValue(option))
    }
    this.#at++
    return items
  }

  /** Returns the next character that is not a space; an empty string at the end. */
  #next(): string {
    while (/\s/.test(this.#text[this.#at] ?? '')) this.#at++
    return this.#text[this.#at] ?? ''
  }

  #readKey(): string | undefined {
    const first = this.#next()
    if (first === "'" || first === '"') return this.#readText()
    name.lastIndex = this.#at
    const found = name.exec(this.#text)?.[0]
    this.#at += found?.length ?? 0
    return found
  }

  #readValue(option: string): unknown {
    const first = this.#next()
    const start = this.#at
    const value = this.#readSimple(first, option)
    const after = this.#next()
    if (value !== undefined && (after === '' || ',}]'.includes(after))) return value
    this.#at = start
    return this.#readCode(option)
  }

  #readSimple(first: string, option: string): unknown {
    if (first === "'" || first === '"') return this.#readText()
    if ((first !== '{' && first !== '[') || this.#depth >= deepest) return undefined
    this.#depth++
    const value = first === '{' ? this.readObject() : this.#readList(option)
    this.#depth--
    return value
  }

  /** Reads a text in quotes; a backslash escapes the next character. */
  #readText(): string {
    const start = this.#at
    this.#skipText()
    return this.#text.slice(start + 1, this.#at - 1).replace(/\\([\s\S])/g, '$1')
  }

  #skipText(): void {
    const quote = this.#text[this.#at++]
    for (let sign = this.#text[this.#at]; sign !== undefined && sign !== quote; sign = this.#text[this.#at]) {
      this.#at += sign === '\\' ? 2 : 1
    }
    this.#at++
  }

  /** Reads a number, `true`, or a name such as `catalogue.aRecharger`; anything else up to the next comma is code. */
  #readCode(option: string): unknown {
    const start = this.#at
    this.#skipCode()
    const written = this.#text.slice(start, this.#at).trim()
    if (Object.hasOwn(constants, written)) return constants[written]
    if (written !== '' && Number.isFinite(Number(written))) return Number(written)
    if (/^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*$/.test(written)) return written
    if (written) this.#onCode(option, written)
    return undefined
  }

  #skipCode(): void {
    const open: string[] = []
    for (let sign = this.#text[this.#at]; sign !== undefined; sign = this.#text[this.#at]) {
      if (open.length === 0 && ',}]'.includes(sign)) return
      if (`'"\``.includes(sign)) {
        this.#skipText()
        continue
      }
      const closer = closers[sign]
      if (closer) open.push(closer)
      else if (sign === open.at(-1)) open.pop()
      this.#at++
    }
  }
}

/**
 * Reads an object as pages write it in a `rel`: `{handler: 'iframe', size: {x: 570, y: 400}}`. Names need no quotes,
 * and texts may have single ones. No code is run: an option with code (`onClose: function () { … }`) is left out and
 * reported in the console, the others are kept. A text without an object gives an empty one.
 */
export function readRelaxed(text: string | null): Record<string, unknown> {
  const start = text?.indexOf('{') ?? -1
  if (!text || start < 0) return {}
  const reader = new Reader(text, start, (option, code) => {
    console.warn(
      `flx : popup : l’option « ${option} » contient du code, qui n’est pas exécuté : ${code}. Les autres options comptent. Écrivez le nom d’une fonction enregistrée, ou écoutez flx-popup-closed.`,
    )
  })
  const values = reader.readObject()
  if (!reader.isWhole) console.warn(`flx : popup : ces options n’ont pas pu être lues jusqu’au bout : ${text}`)
  return values
}
