import type { Entry } from '../entry.ts'

export const calendarEntry: Entry = {
  tag: 'flx-calendar',
  title: 'Calendrier d’un mois',
  family: 'content',
  facts: [
    'Le mois que votre serveur dessine est le premier état ; les autres arrivent en JSON, le suivant d’avance, chacun une fois.',
    'Un jour peut avoir plusieurs entrées : un panneau à côté de lui montre badge, titre, texte, pied et lien.',
    'Sous 576 px, le mois est la liste des jours qui ont quelque chose.',
    'De, en, es, fr, it, nl, selon le `lang` le plus proche. Ce que disent les entrées passe par l’assainisseur.',
    'Un mois qui ne vient pas laisse celui qui est là, et le dit. Une session finie : « Se connecter » à côté, puis la demande repart. Un lien vers un fichier .ics, dans l’élément, y reste.',
  ],
  withoutScript: 'Le mois tel que le serveur l’a dessiné, avec ses liens.',
  keys: [
    ['Flèches', 'un jour ou une semaine plus loin'],
    ['Début, Fin', 'premier ou dernier jour de la semaine'],
    ['Page préc., Page suiv.', 'un mois plus tôt ou plus tard ; avec Maj, un an'],
    ['Entrée', 'montre les entrées du jour'],
    ['Échap', 'ferme le panneau et rend le focus au jour'],
  ],
  live: `
    <flx-calendar url="/page/ateliers">
      <p>Les séances de l’atelier de poterie, <a href="/page/ateliers">sur leur page</a>.</p>
    </flx-calendar>`,
  samples: { month: '' },
}
