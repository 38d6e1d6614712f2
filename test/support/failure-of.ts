/** The error that a promise rejects with. @throws Error when it does not. */
export async function failureOf(promise: Promise<unknown>): Promise<Error> {
  try {
    await promise
  } catch (error) {
    if (error instanceof Error) return error
  }
  throw new Error('the promise was to reject with an error')
}
