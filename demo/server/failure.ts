import { DrizzleQueryError } from 'drizzle-orm'

/** A reason why the server cannot start, told in one French line. */
export class StartFailure extends Error {
  override name = 'StartFailure'
}

/** The system's code of an error (`EACCES`, `28P01`…), looked for along its causes. */
export function errorCode(error: unknown): string | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (current instanceof AggregateError && current.errors.length > 0) return errorCode(current.errors[0])
    if ('code' in current && typeof current.code === 'string') return current.code
  }
  return undefined
}

/** Returns the stack of an error without its message: messages repeat what visitors typed (`Key (email)=(…)`). */
function framesOf(error: Error): string {
  const stack = error.stack ?? ''
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 12)
    .join('\n')
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const code = errorCode(error)
  // The text of a query comes from the code; its values are not part of it.
  const query = error instanceof DrizzleQueryError ? `\n    ${error.query.slice(0, 300)}` : ''
  return `${error.name}${code ? ` ${code}` : ''}${query}\n${framesOf(error)}`
}

/** Logs an error and where it happened, never about whom. `where`: a route's pattern, or a task. */
export function logFailure(where: string, error: unknown): void {
  console.error(`${new Date().toISOString()} ${where} : ${describe(error)}`)
}

/** Thrown anywhere to refuse a request; the transaction that it interrupts is rolled back. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly status: 400 | 403 | 429 | 503

  constructor(status: Refusal['status'], message: string, cause?: unknown) {
    super(message, { cause })
    this.status = status
  }
}

/** PostgreSQL errors that are temporary (timeout, conflict, lost connection): the same request may succeed later. */
const passing = new Set(['55P03', '57014', '40001', '40P01', '57P01', '53300', 'CONNECTION_CLOSED', 'CONNECTION_ENDED'])

/** Returns the refusal to show for an error; undefined when it is the server's own fault. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error
  return passing.has(errorCode(error) ?? '')
    ? new Refusal(503, 'Le serveur est très demandé. Réessayez dans un instant.', error)
    : undefined
}
