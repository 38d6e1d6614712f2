import type { BuiltInTexts } from '../texts.ts'

/** What is said where an account is opened, and where a password is changed. */
export const signupEnglish: BuiltInTexts = {
  signup: {
    'resent-title': 'New code',
    resent: 'A new code has just been sent to you by email.',
  },
  passwordChange: {
    back: 'Back to the site',
  },
}
