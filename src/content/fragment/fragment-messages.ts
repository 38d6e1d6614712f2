import { messages } from '../../core/i18n/texts.ts'

export const fragmentTexts = messages('fragment', {
  loading: 'Mise à jour…',
  updated: 'Contenu mis à jour',
})
