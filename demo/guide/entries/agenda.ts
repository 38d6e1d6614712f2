import type { Entry } from '../entry.ts'

export const agendaEntry: Entry = {
  tag: 'flx-agenda',
  title: 'Agenda du serveur',
  family: 'content',
  facts: [
    'Un lien marqué `data-flx-date` demande sa date en POST (`module`, `param`, `date`) ; le HTML de la réponse prend la place du contenu.',
    'La dernière date demandée l’emporte ; une réponse en retard ne change rien.',
    'Une réponse qui ne vient pas laisse ce qui est là, avec « Réessayer ». Une session finie : « Se connecter » à côté, puis la demande repart.',
  ],
  withoutScript: 'L’agenda tel que le serveur l’a dessiné ; ses liens rechargent la page.',
  live: `
    <flx-agenda url="/globalflexit/ajax/modules/agenda/utils.php" module="boutique" param="agenda">
      <p>Ce qui se passe à la boutique, mois par mois.</p>
      <p><a href="/page/horaires-et-acces?mois=2026-12" data-flx-date="2026-12-01">Décembre 2026</a></p>
    </flx-agenda>`,
}
