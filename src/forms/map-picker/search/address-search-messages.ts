import { messages } from '../../../core/i18n/texts.ts'

export const addressTexts = messages('addressSearch', {
  search: 'Adresse ou ville',
  find: 'Chercher',
  searching: 'Recherche…',
  none: 'Aucune adresse trouvée pour « {text} ». Essayez la ville seule, ou placez le point vous-même.',
  'one-found': '1 adresse trouvée.',
  'some-found': '{count} adresses trouvées.',
  found: 'Adresses trouvées',
})
