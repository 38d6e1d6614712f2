/** A message of error as fragments show it. */
export function alertView(message: string) {
  return (
    <p className="alert alert-danger" role="alert">
      {message}
    </p>
  )
}
