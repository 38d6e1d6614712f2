import type { Entry } from '../entry.ts'

export const fragmentEntry: Entry = {
  tag: 'flx-fragment',
  title: 'Bloc qui se renouvelle',
  family: 'content',
  facts: [
    'Le bloc est celui de vos gabarits : le commentaire de paramètres qu’ils écrivent dit où et comment le redemander.',
    'Un événement de la page, un délai, un lien, un formulaire ou son arrivée à l’écran le renouvellent.',
    'Focus, défilement et saisie survivent. Une demande déjà en route ne part pas deux fois ; vingt-quatre blocs sont demandés à la fois, les autres attendent leur tour.',
    'Un bloc qui ne vient pas laisse l’ancien en place, avec « Réessayer ». Une session finie : « Se connecter » à côté, puis la demande repart.',
  ],
  withoutScript: 'Le bloc tel que le serveur l’a dessiné ; ses liens et ses formulaires rechargent la page.',
  live: `
    <flx-fragment history>
      <!-- {"url": "/ateliers/places", "referer": "/page/ateliers", "identload": "places"} -->
      <p>Les prochaines séances de l’atelier de poterie, et ce qu’il y reste de places.</p>
      <p><button type="button" data-flx-refresh>Voir les places</button></p>
    </flx-fragment>`,
  calls: [{ method: 'refresh', label: 'Renouveler' }],
}
