import type { BuiltInTexts } from '../texts.ts'

/** English texts for opening an account, and for changing a password. */
export const signupEnglish: BuiltInTexts = {
  signup: {
    'resent-title': 'New code',
    resent: 'A new code has just been sent to you by email.',
  },
  passwordChange: {
    back: 'Back to the site',
  },
}
