import type { BuiltInTexts } from '../texts.ts'

/** English texts of the account: its area, login, passkeys, second factor, sign-up. */
export const customerEnglish: BuiltInTexts = {
  accountArea: {
    loading: 'Loading…',
    updated: 'List up to date',
    empty: 'Nothing to show here yet.',
    previous: 'Previous',
    next: 'Next',
    page: 'Page {page} of {pages}',
    pages: 'Pages of the list',
    history: 'History',
    send: 'Confirm',
    session: 'Your session has ended. Log in to go on.',
    stop: 'Stop this subscription?',
    keep: 'Cancel',
    accept: 'Confirm',
    done: 'Done.',
    address: 'Address',
  },
  myElements: {
    delete: 'Do you want to delete this element?',
    publish: 'Are you sure you want to publish on the site?',
    unpublish: 'Are you sure you want to unpublish from the site?',
    failed: 'An error occurred. Please try again later or contact an administrator.',
    deleted: 'Element deleted.',
    saved: 'Change saved.',
    session: 'Your session has ended. Log in to go on.',
  },
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
  signup: {
    'resent-title': 'New code',
    resent: 'A new code has just been sent to you by email.',
  },
  passwordChange: {
    back: 'Back to the site',
  },
}
