import type { Entry } from '../entry.ts'

export const toastEntry: Entry = {
  tag: 'flx-toast',
  title: 'Notification temporaire',
  family: 'overlays',
  facts: [
    'Elle reste affichée le temps de la lire, au moins six secondes, sauf si vous choisissez un délai.',
    'Le décompte s’interrompt au survol et tant qu’elle a le focus.',
    'Plusieurs notifications s’empilent, et le visiteur peut fermer chacune. Un message répété remplace le précédent.',
    'Les lecteurs d’écran la lisent sans déplacer le focus.',
  ],
  withoutScript: 'Rien ne s’affiche. Le serveur écrit le même message dans la page qu’il renvoie.',
  fixed: ['open'],
  live: `
    <button type="button" data-flx-show="enregistree">Enregistrer</button>
    <flx-toast id="enregistree" type="success">Votre adresse est enregistrée.</flx-toast>`,
  functions: [
    {
      signature: 'flx.toast(contenu)',
      run: 'toast',
      description: 'Affiche une notification au bord de l’écran.',
      example: `flx.toast('Article ajouté au panier.')`,
    },
  ],
}
