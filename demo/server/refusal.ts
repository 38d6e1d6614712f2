import { errorCode } from './failure.ts'

/** A request that the server turns away, thrown from wherever that is seen. Everything it wrote is undone. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly status: 400 | 403 | 429 | 503

  constructor(status: Refusal['status'], message: string, cause?: unknown) {
    super(message, { cause })
    this.status = status
  }
}

/** PostgreSQL's way to say that a statement waited, or worked, for too long, or met another's: the same may well succeed. */
const passing = new Set(['55P03', '57014', '40001', '40P01', '57P01', '53300', 'CONNECTION_CLOSED', 'CONNECTION_ENDED'])

/** What a visitor is told of an error; undefined when it is the server's own fault. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error
  return passing.has(errorCode(error) ?? '')
    ? new Refusal(503, 'Le serveur est très demandé. Réessayez dans un instant.', error)
    : undefined
}
