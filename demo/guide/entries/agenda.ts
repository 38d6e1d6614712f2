import type { Entry } from '../entry.ts'

export const agendaEntry: Entry = {
  tag: 'flx-agenda',
  title: 'Agenda du serveur',
  family: 'content',
  facts: [
    'Un lien marqué `data-flx-date` demande sa date en POST (`module`, `param`, `date`) ; le HTML de la réponse remplace le contenu.',
    'Seule la réponse à la dernière date demandée s’affiche.',
    'Si la réponse ne vient pas, le contenu reste en place avec un bouton « Réessayer ». Si la session a expiré, un bouton « Se connecter » apparaît, puis la requête est renvoyée.',
  ],
  withoutScript: 'L’agenda du serveur s’affiche ; ses liens rechargent la page.',
  live: `
    <flx-agenda url="/globalflexit/ajax/modules/agenda/utils.php" module="boutique" param="agenda">
      <p>Les rendez-vous de la boutique, mois par mois.</p>
      <p><a href="/page/horaires-et-acces?mois=2026-12" data-flx-date="2026-12-01">Décembre 2026</a></p>
    </flx-agenda>`,
}
