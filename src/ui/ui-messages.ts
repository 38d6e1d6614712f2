import { messages } from '../core/i18n/texts.ts'

/** Texts that several features share. */
export const uiTexts = messages('ui', {
  close: 'Fermer',
  info: 'Information',
  success: 'Succès',
  warning: 'Attention',
  error: 'Erreur',
  retry: 'Réessayer',
  loading: 'Chargement en cours…',
  login: 'Se connecter',
  email: 'Adresse e-mail',
  password: 'Mot de passe',
})

export type Meaning = 'info' | 'success' | 'warning' | 'error'
