import type { BuiltInTexts } from '../texts.ts'

/** English texts of the account: login, passkeys, second factor. */
export const loginEnglish: BuiltInTexts = {
  account: {
    unknown: 'An unknown error occurred, please try again.',
  },
  login: {
    title: 'login',
    name: 'Log in',
    'reset-sent': 'Your request is on its way: follow the link of the message to choose a new password.',
  },
  passkey: {
    use: 'Use a passkey',
    'given-up': 'The passkey was not used: try again, or go on without it.',
    known: 'This device already has a passkey for this account.',
    elsewhere: 'Passkeys do not work under this address of the site.',
  },
  'ask-code': {
    title: 'Authentication code',
    code: 'Six-digit code',
    sent: 'A code has just been sent to {email}.',
    'sent-unnamed': 'A code has just been sent to your email address.',
    validate: 'Confirm',
    resend: 'Send the code again',
  },
  'two-factor': {
    code: 'Six-digit code',
    'sent-again': 'A new code has been sent to {email}.',
    'sent-again-unnamed': 'A new code has been sent to your email address.',
    digit: 'Digit {n} of {count}',
    'resend-in': '({seconds} s)',
    incomplete: 'Please enter the authentication code correctly.',
  },
}
