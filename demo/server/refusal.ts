import { errorCode } from './failure.ts'

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
