import type { Entry } from '../entry.ts'

export const breadcrumbEntry: Entry = {
  tag: 'flx-breadcrumb',
  title: 'Fil d’Ariane à menus',
  family: 'navigation',
  facts: [
    'Une liste écrite dans un maillon devient le menu de ses pages voisines, ouvert par un bouton qui porte leur nom.',
    'Un menu ouvert à la fois, toujours dans la fenêtre, même sur 360 pixels.',
    'Le fil se lit sans attendre aucun code : les boutons viennent au premier geste du visiteur.',
    'Les menus passent au-dessus de tout, en-tête collant compris.',
  ],
  withoutScript: 'Le fil d’Ariane et ses listes de liens ; `hidden` garde les listes fermées jusqu’au premier geste.',
  fixed: ['lists'],
  keys: [
    ['Entrée, Espace', 'Ouvre et ferme le menu du maillon.'],
    ['Tab', 'Entre dans le menu, puis en sort et le ferme.'],
    ['Échap', 'Ferme, et revient au bouton.'],
  ],
}
