import type { Entry } from '../entry.ts'

export const loaderEntry: Entry = {
  tag: 'flx-loader',
  title: 'Voile de chargement',
  family: 'overlays',
  facts: [
    'Montré et caché à la demande ; les demandes s’équilibrent, la dernière seule le cache.',
    'Trois dessins, un logo, un titre et un texte : les réglages `flexit_loader` sont repris.',
    'Annoncé comme une attente aux technologies d’assistance.',
  ],
  withoutScript: 'Rien ne se montre : le voile ne sert qu’à ce que fait le script.',
  live: `
    <flx-loader version="2" txt-loading="Un instant"></flx-loader>
    <p>Le voile couvre toute la page : un bouton, sous « Appels », le montre.</p>`,
  code: '<flx-loader version="2" txt-loading="Un instant"></flx-loader>',
  fixed: ['open'],
  functions: [
    {
      signature: 'flx.loader.show()',
      run: 'loader',
      description: 'Montre le voile ; `flx.loader.hide()` le retire. Ici, il reste une seconde et demie.',
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
