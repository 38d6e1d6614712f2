import type { CallField, Hook } from './call.ts'

/** The field that says what is asked, of calls that share an address. */
export const actionField = (...values: string[]): CallField => ({
  ...{ name: 'action', about: 'Action demandée.', values, isAlways: true },
})

/** What an answer in HTML says of how it ended. */
export const outcomeHooks: Hook[] = [
  { selector: '.alert-success', about: 'Réussite, avec son message.', isNeeded: true },
  { selector: '.alert-danger', about: 'Refus, avec sa raison.' },
]

/** What it says of what comes next. */
export const nextHooks: Hook[] = [
  { selector: '[data-flx-redirect]', about: 'Adresse suivante.' },
  { selector: '[data-flx-reload]', about: 'Demande le rechargement de la page.' },
]

export const fieldHook: Hook = { selector: '[data-flx-field]', about: 'Champ concerné par un message.' }

/** What fields of any form's answer mean. */
export const aboutForm = {
  status:
    'ok (success, valid) pour une réussite ; ko (error, erreur, formerror) pour un refus. result ou errors suffisent.',
  name: 'Nom du champ, équivalent de champ.',
}
