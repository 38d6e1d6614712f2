import { messages } from '../../core/i18n/texts.ts'

export const listTexts = messages('list', {
  loading: 'Chargement de la suite…',
  refreshing: 'Mise à jour de la liste…',
  shown: 'Éléments affichés : {n}',
})
