import { messages } from '../../core/i18n/texts.ts'

export const relayTexts = messages('relay', {
  title: 'Point relais',
  'search-label': 'Code postal',
  'search-hint': 'Cinq chiffres, par exemple 29200.',
  search: 'Rechercher',
  none: 'Aucun résultat',
  'choose-city': 'Choisir une ville',
  points: 'Points relais',
  point: 'point relais',
  'point-many': 'points relais',
  choose: 'Choisir',
  'choose-name': 'le point relais {name}',
  chosen: 'Votre point relais',
  selected: 'Choisi',
  change: 'Choisissez-en un autre ci-dessous si vous préférez.',
  remember: 'Retenir ce point relais pour mes prochaines commandes',
  save: 'Enregistrer',
  hours: 'Horaires',
  closed: 'Fermé',
  near: 'à {distance}',
})
