import { messages } from '../../core/i18n/texts.ts'

/** Texts of the picker, in addition to those that every choice of a relay point uses. */
export const pickerTexts = messages('relay-picker', {
  searching: 'Recherche en cours…',
  'five-digits': 'Un code postal compte cinq chiffres.',
  'none-city': 'Aucun résultat pour le code postal {postalCode}.',
  'none-point': 'Aucun résultat : pas de point relais près de {city}. Essayez un autre code postal.',
  'one-point': '1 point relais près de {city}.',
  'some-points': '{count} points relais près de {city}.',
  views: 'Affichage des points relais',
  list: 'Liste',
  map: 'Carte',
  'on-map': 'Voir sur la carte',
  'in-list': 'Voir dans la liste',
  'loading-map': 'Chargement de la carte…',
  'no-map': 'La carte ne peut pas s’afficher ici : retrouvez les mêmes points dans la liste.',
  'not-on-map': 'Sans position connue, dans la liste seulement : {names}.',
  'open-until': 'Ouvert jusqu’à {until}',
  'opens-today': 'Fermé, ouvre à {at}',
  'opens-tomorrow': 'Fermé, ouvre demain à {at}',
  'opens-day': 'Fermé, ouvre {day} à {at}',
  numbered: 'Point relais n° {id}',
  'said-chosen': 'Votre point relais : {name}.',
  required: 'Choisissez un point relais pour continuer.',
  failed: 'Les points affichés sont ceux de la recherche précédente.',
  choosing: 'Enregistrement de votre choix…',
})
