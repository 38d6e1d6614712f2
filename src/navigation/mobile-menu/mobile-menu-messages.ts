import { messages } from '../../core/i18n/texts.ts'

export const menuTexts = messages('mobile-menu', {
  menu: 'Menu',
  close: 'Fermer le menu',
  home: 'Accueil',
  back: 'Retour : {label}',
  open: 'Sous-menu : {label}',
  search: 'Rechercher dans le menu',
  find: 'Rechercher',
  clear: 'Effacer la recherche',
  failed: 'Le menu n’a pas pu être chargé.',
})
