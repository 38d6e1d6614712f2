/** Attributes that the loader reads on every element. */
export const commonAttributes = [
  {
    name: 'load',
    type: { text: "'now' | 'visible' | 'idle' | 'gesture' | 'interaction'" },
    description:
      'Moment de chargement du code : dès l’ouverture de la page, à l’entrée dans l’écran, quand le navigateur est inactif, au premier geste du visiteur dans la page, ou au premier geste sur l’élément.',
  },
]

/** Attributes that the loader reads on any control of the page. */
export const globalAttributes = [
  { name: 'data-flx-show', description: 'Identifiant de l’élément à afficher.' },
  { name: 'data-flx-hide', description: 'Identifiant de l’élément à fermer.' },
]
