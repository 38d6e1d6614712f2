/** Returns the error with which a promise rejects. @throws Error if it does not reject. */
export async function failureOf(promise: Promise<unknown>): Promise<Error> {
  try {
    await promise
  } catch (error) {
    if (error instanceof Error) return error
  }
  throw new Error('the promise was to reject with an error')
}
