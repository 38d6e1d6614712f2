import type { Entry } from '../entry.ts'

export const breadcrumbEntry: Entry = {
  tag: 'flx-breadcrumb',
  title: 'Fil d’Ariane à menus',
  family: 'navigation',
  facts: [
    'Une liste écrite dans un niveau devient le menu de ses pages voisines, ouvert par un bouton à leur nom.',
    'Un seul menu est ouvert à la fois, et il reste dans la fenêtre, même sur un écran de 360 pixels.',
    'Le fil est lisible dès l’affichage de la page : les boutons apparaissent au premier geste du visiteur.',
    'Les menus s’affichent au-dessus de la page, en-tête fixe compris.',
  ],
  withoutScript:
    'Le fil d’Ariane et ses listes de liens s’affichent. L’attribut `hidden` garde les listes fermées jusqu’au premier geste.',
  fixed: ['lists'],
  keys: [
    ['Entrée, Espace', 'Ouvre ou ferme le menu du niveau.'],
    ['Tab', 'Entre dans le menu, puis en sort et le ferme.'],
    ['Échap', 'Ferme le menu et revient au bouton.'],
  ],
}
