import type { BuiltInTexts } from '../texts.ts'

/** What is said of the account: login, second factor. */
export const loginEnglish: BuiltInTexts = {
  account: {
    unknown: 'An unknown error occurred, please try again.',
  },
}
