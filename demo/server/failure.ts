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
