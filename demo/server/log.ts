import { DrizzleQueryError } from 'drizzle-orm'
import { errorCode } from './failure.ts'

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
