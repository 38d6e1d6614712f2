import type { Entry } from '../entry.ts'

export const fragmentEntry: Entry = {
  tag: 'flx-fragment',
  title: 'Bloc actualisé par le serveur',
  family: 'content',
  facts: [
    'Le bloc est celui de vos gabarits : le commentaire qu’ils écrivent contient son adresse et ses paramètres.',
    'Un événement de la page, un délai, un lien, un formulaire ou l’arrivée du bloc à l’écran déclenche l’actualisation.',
    'Le focus, le défilement et la saisie sont conservés. Une requête en cours n’est pas répétée ; vingt-quatre blocs au plus sont demandés à la fois.',
    'Si le bloc ne se charge pas, l’ancien reste en place avec un bouton « Réessayer ». Si la session a expiré, un bouton « Se connecter » apparaît, puis la requête est renvoyée.',
  ],
  withoutScript: 'Le bloc du serveur s’affiche ; ses liens et ses formulaires rechargent la page.',
  live: `
    <flx-fragment history>
      <!-- {"url": "/ateliers/places", "referer": "/page/ateliers", "identload": "places"} -->
      <p>Les prochaines séances de l’atelier de poterie, et ce qu’il y reste de places.</p>
      <p><button type="button" data-flx-refresh>Voir les places</button></p>
    </flx-fragment>`,
  calls: [{ method: 'refresh', label: 'Renouveler' }],
}
