/** A failed assertion: its message, and the values that it compared. */
interface Failure {
  message?: string
  actual?: unknown
  expected?: unknown
}

interface MochaRunner {
  fail(test: unknown, error: unknown, force?: boolean): void
}

function openingTag({ localName, attributes }: Element): string {
  return `<${localName}${Array.from(attributes, ({ name, value }) => ` ${name}="${value}"`).join('')}>`
}

function textOf(value: unknown): string {
  if (value instanceof Element) return openingTag(value)
  if (typeof value !== 'object' || value === null || value instanceof Node) return String(value)
  const seen = new Set<unknown>()
  return JSON.stringify(value, (_key, inner: unknown) => {
    if (inner instanceof Node || typeof inner === 'function' || typeof inner === 'symbol') return textOf(inner)
    if (typeof inner !== 'object' || inner === null) return inner
    if (seen.has(inner)) return '…'
    seen.add(inner)
    return inner
  })
}

function plain(value: unknown): unknown {
  try {
    return structuredClone(value)
  } catch {
    return textOf(value)
  }
}

/**
 * Longest message, in characters. An element is written with its whole content; its beginning is enough to recognise
 * it.
 */
const longestMessage = 1000

/** Makes a failure serialisable. An element or function in it would otherwise make the whole report fail. */
function makePlain(failure: Failure): void {
  const { message = '' } = failure
  if (message.length > longestMessage) failure.message = `${message.slice(0, longestMessage)}…`
  if ('actual' in failure) failure.actual = plain(failure.actual)
  if ('expected' in failure) failure.expected = plain(failure.expected)
}

const { prototype } = (globalThis as unknown as { Mocha: { Runner: { prototype: MochaRunner } } }).Mocha.Runner
const { fail } = prototype
prototype.fail = function (this: MochaRunner, test, error, force) {
  if (typeof error === 'object' && error !== null) makePlain(error as Failure)
  fail.call(this, test, error, force)
}
