import type { Entry } from '../entry.ts'

export const permalinkEntry: Entry = {
  tag: 'flx-permalink',
  title: 'Permalien',
  family: 'page',
  facts: [
    'L’adresse s’affiche dans une fenêtre, déjà sélectionnée, avec un bouton pour la copier. Les lecteurs d’écran annoncent la copie.',
    'La copie fonctionne aussi si le presse-papiers est refusé, et sur une page sans https.',
    'Un code QR peut être affiché ; son code n’est chargé qu’à la demande. Le partage de l’appareil est proposé s’il existe.',
    'Si la réponse n’est pas une adresse, une erreur s’affiche près du bouton.',
    'Si la session a expiré, le visiteur se reconnecte sur place, puis la requête est renvoyée.',
    'Deux clics n’envoient qu’une requête. Si une autre fenêtre est ouverte, l’adresse s’affiche à la fin de l’élément.',
  ],
  withoutScript: 'Un formulaire est envoyé à son `action` ; un bouton seul n’a pas d’effet.',
  keys: [
    ['Entrée, Espace', 'Demande l’adresse ; dans la fenêtre, active le bouton.'],
    ['Échap', 'Ferme la fenêtre et ramène le focus au bouton.'],
  ],
  live: '<flx-permalink><button type="button">Permalien de cette page</button></flx-permalink>',
  samples: { link: '/guide' },
}
