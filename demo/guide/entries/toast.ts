import type { Entry } from '../entry.ts'

export const toastEntry: Entry = {
  tag: 'flx-toast',
  title: 'Message bref',
  family: 'overlays',
  facts: [
    'Reste le temps d’être lu, jamais moins de six secondes, sauf délai demandé.',
    'Attend tant que la souris ou le focus est dessus.',
    'Plusieurs messages s’empilent ; chacun se ferme.',
    'Lu par les lecteurs d’écran sans prendre le focus.',
  ],
  withoutScript: 'Rien ne se montre. Le serveur dit la même chose dans la page qu’il renvoie.',
  fixed: ['open'],
  live: `
    <button type="button" data-flx-show="enregistree">Enregistrer</button>
    <flx-toast id="enregistree" type="success">Votre adresse est enregistrée.</flx-toast>`,
  functions: [
    {
      signature: 'flx.toast(contenu)',
      run: 'toast',
      description: 'Montre un message bref au bord de l’écran.',
      example: `flx.toast('Article ajouté au panier.')`,
    },
  ],
}
