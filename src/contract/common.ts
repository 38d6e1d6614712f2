import type { CallField, Hook } from './call.ts'

/** Returns the field that names the action, for calls that share an address. */
export const actionField = (...values: string[]): CallField => ({
  ...{ name: 'action', about: 'Action demandée.', values, isAlways: true },
})

/** The classes of an HTML answer that give its outcome. */
export const outcomeHooks: Hook[] = [
  { selector: '.alert-success', about: 'Réussite, avec son message.', isNeeded: true },
  { selector: '.alert-danger', about: 'Refus, avec sa raison.' },
]

/** The attributes of an HTML answer that say what happens next. */
export const nextHooks: Hook[] = [
  { selector: '[data-flx-redirect]', about: 'Adresse suivante.' },
  { selector: '[data-flx-reload]', about: 'Demande le rechargement de la page.' },
]

export const fieldHook: Hook = { selector: '[data-flx-field]', about: 'Champ concerné par un message.' }

/** Descriptions of the fields in the answer of any form. */
export const aboutForm = {
  status:
    'ok (success, valid) pour une réussite ; ko (error, erreur, formerror) pour un refus. result ou errors suffisent.',
  name: 'Nom du champ, équivalent de champ.',
}
