import type { Entry } from '../entry.ts'

export const loaderEntry: Entry = {
  tag: 'flx-loader',
  title: 'Indicateur de chargement',
  family: 'overlays',
  facts: [
    'Vos scripts l’affichent et le masquent. Si plusieurs le demandent, le dernier à terminer le masque.',
    'Il propose trois dessins, un logo, un titre et un texte. Les réglages `flexit_loader` sont repris.',
    'Un lecteur d’écran annonce l’attente.',
  ],
  withoutScript: 'Rien ne s’affiche : l’indicateur n’accompagne que des scripts.',
  live: `
    <flx-loader version="2" txt-loading="Un instant"></flx-loader>
    <p>L’indicateur couvre toute la page. Le bouton de la rubrique « Appels » l’affiche.</p>`,
  code: '<flx-loader version="2" txt-loading="Un instant"></flx-loader>',
  fixed: ['open'],
  functions: [
    {
      signature: 'flx.loader.show()',
      run: 'loader',
      description:
        'Affiche l’indicateur ; `flx.loader.hide()` le masque. Dans cet exemple, il reste une seconde et demie.',
      example: `
        await flx.loader.show()
        try {
          await enregistrer()
        } finally {
          await flx.loader.hide()
        }`,
    },
  ],
}
