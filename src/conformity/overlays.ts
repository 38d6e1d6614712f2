import type { Conformity } from './conformity.ts'

/** The conformity of the elements of `src/overlays`. */
export const overlays: readonly Conformity[] = [
  {
    tag: 'flx-front-banner',
    lines: [
      {
        criteria: ['7.1', '12.6'],
        says: 'Le bandeau est une région nommée, avec un bouton de fermeture qui a un nom.',
        test: 'elements/front-banner: FRONT-02',
        owed: '`label` si « Annonce » ne suffit pas.',
      },
      {
        criteria: ['7.3', '12.8'],
        says: 'Il se ferme au clavier, et le focus va à ce qui suit.',
        test: 'elements/front-banner: FRONT-02',
      },
      {
        criteria: ['2.4.11'],
        says: 'En bas de la fenêtre, il laisse atteindre la fin de la page.',
        test: 'elements/front-banner: FRONT-02',
      },
      {
        criteria: ['13.8'],
        says: 'Il ne bouge pas pour qui demande moins d’animations.',
        test: 'elements/front-banner',
      },
    ],
  },
  {
    tag: 'flx-front-popup',
    lines: [
      {
        criteria: ['7.1'],
        says: 'L’annonce est une boîte de dialogue nommée ; la page derrière est inerte.',
        test: 'elements/front-popup: FRONT-01',
        owed: '`label`, obligatoire.',
      },
      {
        criteria: ['12.9'],
        says: 'Échap, le bouton et un clic à côté la ferment.',
        test: 'elements/front-popup: FRONT-01',
      },
      {
        criteria: ['13.1'],
        says: 'Le compte à rebours attend sous le survol et le focus, et un bouton garde l’annonce ouverte.',
        test: 'elements/front-popup: FRONT-01',
      },
      {
        criteria: ['7.5'],
        says: 'Le compte à rebours est dit une fois, pas chaque seconde.',
        test: 'elements/front-popup: FRONT-01',
      },
      {
        criteria: ['7.4'],
        says: 'Elle ne s’ouvre ni pendant une saisie ni sur ce que le visiteur a ouvert.',
        test: 'elements/front-popup: FRONT-01',
      },
    ],
  },
  {
    tag: 'flx-lightbox',
    lines: [
      {
        criteria: ['1.1', '1.9'],
        says: 'La boîte dit son nom, la place de l’image et sa légende à qui ne la voit pas.',
        test: 'elements/lightbox-view: LBX-07',
        owed: 'Une alternative à chaque vignette, ou une légende à chaque lien.',
      },
      {
        criteria: ['7.3'],
        says: 'Flèches, Début, Fin et Échap ; Tab reste dans la boîte et atteint chaque commande.',
        test: 'elements/lightbox-moves: LBX-07',
      },
      {
        criteria: ['12.8'],
        says: 'En fermant, le focus va au lien de l’image montrée en dernier.',
        test: 'elements/lightbox-moves: LBX-07',
      },
      {
        criteria: ['13.8'],
        says: 'Le diaporama s’arrête d’un bouton ou d’un geste ; il ne part pas seul pour qui demande moins d’animations.',
        test: 'elements/lightbox-slideshow: LBX-04',
      },
      {
        criteria: ['13.10', '2.5.7'],
        says: 'Ce que font un glissement ou un pincement, des boutons le font.',
        test: 'elements/lightbox-moves: LBX-07',
      },
    ],
  },
  {
    tag: 'flx-loader',
    lines: [
      {
        criteria: ['7.5'],
        says: 'Le chargement est annoncé, la page est dite occupée.',
        test: 'elements/loader: LOADER-04',
      },
      {
        criteria: ['12.8'],
        says: 'Le focus reste où il était.',
        test: 'elements/loader: LOADER-03',
        owed: 'Une attente courte : le voile ne se ferme pas.',
      },
    ],
  },
  {
    tag: 'flx-modal',
    lines: [
      {
        criteria: ['7.1'],
        says: 'La boîte a un nom ; une alerte lit son texte en s’ouvrant.',
        test: 'elements/modal: MODAL-09',
        owed: '`label`, obligatoire.',
      },
      {
        criteria: ['7.3', '12.9'],
        says: 'Le focus entre, reste et revient ; Échap ferme là où fermer est permis.',
        test: 'elements/modal: MODAL-09',
      },
      {
        criteria: ['13.1'],
        says: 'Le temps de fermeture attend sous le pointeur et pendant la saisie.',
        test: 'elements/modal: MODAL-05',
        owed: '`autoclose` seulement pour ce qui peut n’être pas lu.',
      },
      {
        criteria: ['10.11'],
        says: 'Un long texte et de nombreux boutons restent atteignables à 320 px.',
        test: 'elements/modal: MODAL-09',
      },
    ],
  },
  {
    tag: 'flx-popup',
    lines: [
      {
        criteria: ['2.1', '2.2'],
        says: 'Le cadre et la boîte ont un nom : le leur, ou le titre de la page montrée.',
        test: 'elements/popup',
        owed: 'Un `<title>` à la page montrée, ou `label`.',
      },
      {
        criteria: ['12.9'],
        says: 'Échap ferme, dans le cadre aussi, sauf si la page l’interdit.',
        test: 'elements/popup: POPUP-05',
        owed: '`no-esc-key` et `no-overlay-close` jamais ensemble sans autre sortie.',
      },
      {
        criteria: ['11.12'],
        says: 'Fermer ne perd pas une saisie sans le demander.',
        test: 'elements/popup: POPUP-05',
      },
      {
        criteria: ['7.5'],
        says: 'Ce qui n’est pas venu se dit, et se redemande.',
        test: 'elements/popup: POPUP-07',
      },
    ],
  },
  {
    tag: 'flx-toast',
    lines: [
      {
        criteria: ['7.5'],
        says: 'Une région qui était là avant le message l’annonce : poliment, ou aussitôt pour une erreur.',
        test: 'elements/toast: TOAST-02',
      },
      {
        criteria: ['13.1'],
        says: 'Il reste le temps de le lire, six secondes au moins, et attend sous le pointeur et le focus.',
        test: 'elements/toast: TOAST-01',
        owed: '`sticky` pour ce qui doit être lu, et rien d’indispensable dans un message bref.',
      },
      {
        criteria: ['7.3'],
        says: 'Il se ferme par son bouton et par Échap, et le focus continue.',
        test: 'elements/toast: TOAST-02',
      },
    ],
  },
]
