import { messages } from '../../core/i18n/texts.ts'

export const accountTexts = messages('accountArea', {
  loading: 'Chargement…',
  updated: 'Liste à jour',
  empty: 'Rien à montrer ici pour l’instant.',
  previous: 'Précédent',
  next: 'Suivant',
  page: 'Page {page} sur {pages}',
  pages: 'Pages de la liste',
  history: 'Historique',
  send: 'Valider',
  session: 'Votre session est terminée. Connectez-vous pour continuer.',
  stop: 'Arrêter cet abonnement ?',
  keep: 'Annuler',
  accept: 'Confirmer',
  done: 'C’est fait.',
  address: 'Adresse',
})
