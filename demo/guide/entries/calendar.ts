import type { Entry } from '../entry.ts'

export const calendarEntry: Entry = {
  tag: 'flx-calendar',
  title: 'Calendrier d’un mois',
  family: 'content',
  facts: [
    'Le mois produit par votre serveur s’affiche en premier. Les autres mois arrivent en JSON, chacun une seule fois ; le suivant est chargé à l’avance.',
    'Un jour peut avoir plusieurs événements : un panneau affiche leur badge, leur titre, leur texte, leur pied et leur lien.',
    'Sous 576 px de large, le calendrier devient la liste des jours qui ont un événement.',
    'Les textes existent en allemand, anglais, espagnol, français, italien et néerlandais, selon le `lang` le plus proche. Les textes des événements sont nettoyés avant l’affichage.',
    'Si un mois ne se charge pas, le mois affiché reste en place avec un message. Si la session a expiré, un bouton « Se connecter » apparaît, puis la requête est renvoyée. Un lien vers un fichier `.ics` placé dans l’élément y reste.',
  ],
  withoutScript: 'Le mois produit par le serveur s’affiche avec ses liens.',
  keys: [
    ['Flèches', 'Avance ou recule d’un jour ou d’une semaine.'],
    ['Début, Fin', 'Va au premier ou au dernier jour de la semaine.'],
    ['Page préc., Page suiv.', 'Recule ou avance d’un mois ; avec Maj, d’un an.'],
    ['Entrée', 'Affiche les événements du jour.'],
    ['Échap', 'Ferme le panneau et ramène le focus au jour.'],
  ],
  live: `
    <flx-calendar url="/page/ateliers">
      <p>Les séances de l’atelier de poterie, <a href="/page/ateliers">sur leur page</a>.</p>
    </flx-calendar>`,
  samples: { month: '' },
}
