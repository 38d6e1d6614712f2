/** A message of error as fragments show it. */
export function alertView(message: string) {
  return (
    <p className="alert alert-danger" role="alert">
      {message}
    </p>
  )
}

/** What a call came to, as fragments show it: `alert-success` tells a success (decision 15). */
export function alertAnswer(kind: 'success' | 'error', message: string) {
  if (kind === 'error') return alertView(message)
  return (
    <p className="alert alert-success" role="status">
      {message}
    </p>
  )
}
