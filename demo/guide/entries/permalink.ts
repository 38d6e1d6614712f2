import type { Entry } from '../entry.ts'

export const permalinkEntry: Entry = {
  tag: 'flx-permalink',
  title: 'Permalien',
  family: 'page',
  facts: [
    'Le permalien s’ouvre dans une fenêtre, sélectionné, à copier d’un clic ; les aides techniques entendent qu’il l’est.',
    'La copie marche aussi là où le presse-papiers est refusé, et sur une page sans https.',
    'Un code QR, dont le code ne vient qu’à la demande ; le partage de l’appareil, là où il existe.',
    'Une réponse qui n’est pas une adresse n’est jamais montrée comme un permalien : l’échec se lit près du bouton.',
    'Une session terminée se rouvre sur place, puis la demande repart.',
    'Deux clics n’en demandent qu’un. Si une autre fenêtre est déjà ouverte, le permalien se lit à la fin de l’élément.',
  ],
  withoutScript: 'Un formulaire part tel quel à son `action` ; un bouton seul ne fait rien.',
  keys: [
    ['Entrée, Espace', 'demande le permalien ; dans la fenêtre, presse le bouton'],
    ['Échap', 'ferme la fenêtre ; le focus revient au bouton'],
  ],
  live: '<flx-permalink><button type="button">Permalien de cette page</button></flx-permalink>',
  samples: { link: '/guide' },
}
