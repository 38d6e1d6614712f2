/** Renders an error message of a fragment. */
export function alertView(message: string) {
  return (
    <p className="alert alert-danger" role="alert">
      {message}
    </p>
  )
}

/** Renders the result of a request in a fragment: `alert-success` marks a success (decision 15). */
export function alertAnswer(kind: 'success' | 'error', message: string) {
  if (kind === 'error') return alertView(message)
  return (
    <p className="alert alert-success" role="status">
      {message}
    </p>
  )
}
