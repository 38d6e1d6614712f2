import { messages } from '../../core/i18n/texts.ts'

export const mapTexts = messages('map', {
  map: 'Carte',
  markers: 'Points sur la carte',
  keys: 'Flèches : point suivant ou précédent. Entrée : détails. Échap : fermer.',
  cluster: '{count}\u00a0lieux : agrandir la carte',
  'zoom-in': 'Agrandir la carte',
  'zoom-out': 'Réduire la carte',
  'see-all': 'Tout voir',
  loading: 'Chargement de la carte…',
  show: 'Afficher la carte',
  close: 'Fermer les détails de {name}',
  'no-map': 'La carte ne peut pas s’afficher ici : retrouvez les mêmes lieux dans la liste.',
  'no-ground': 'Le fond de carte est indisponible. Les points restent affichés.',
  wheel: 'Ctrl + molette pour agrandir la carte',
  'wheel-mac': '⌘ + molette pour agrandir la carte',
  fingers: 'Déplacez la carte avec deux doigts',
})
