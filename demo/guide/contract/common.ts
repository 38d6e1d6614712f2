import type { CallField, Hook } from './call.ts'

/** The field that says what is asked, of calls that share an address. */
export const actionField = (...values: string[]): CallField => ({
  ...{ name: 'action', about: 'L’action.', values, isAlways: true },
})

/** What an answer in HTML says of how it ended. */
export const outcomeHooks: Hook[] = [
  { selector: '.alert-success', about: 'C’est fait ; son texte le dit.', isNeeded: true },
  { selector: '.alert-danger', about: 'C’est refusé ; son texte dit pourquoi.' },
]

/** What it says of what comes next. */
export const nextHooks: Hook[] = [
  { selector: '[data-flx-redirect]', about: 'Où aller ensuite.' },
  { selector: '[data-flx-reload]', about: 'La page est à recharger.' },
]

export const fieldHook: Hook = { selector: '[data-flx-field]', about: 'Le champ dont parle un message.' }

/** What fields of any form's answer mean. */
export const aboutForm = {
  status:
    'ok (success, valid) : c’est fait ; ko (error, erreur, formerror) : c’est refusé. result ou errors suffisent.',
  name: 'Le nom du champ, comme champ.',
}
