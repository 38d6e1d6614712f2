import type { Entry } from '../entry.ts'

export const dateFieldEntry: Entry = {
  tag: 'flx-date-field',
  title: 'Date',
  family: 'forms',
  facts: [
    'On tape : 29022024, 1/2/24, 01.02.2024, ou l’on colle 2024-02-01. Le serveur reçoit toujours 2024-02-01.',
    'Le calendrier ne vient qu’au premier besoin ; mois et année s’y choisissent d’emblée, une date de naissance aussi.',
    'Chaque jour s’entend en toutes lettres ; ceux qui ne sont pas proposés le disent.',
    'Deux champs sont une période ; `datetime-local` garde l’heure, à la seconde.',
  ],
  withoutScript: 'Le champ de date du navigateur, avec ses bornes.',
  keys: [
    ['Retour arrière, Suppr', 'Vident une date complète, corrigent celle que l’on tape.'],
    ['Alt ↓', 'Ouvre le calendrier.'],
    ['← → ↑ ↓', 'Jour ou semaine d’avant, d’après.'],
    ['Début, Fin', 'Lundi, dimanche de la semaine.'],
    ['Page ↑ ↓', 'Mois d’avant, d’après ; avec Maj, année.'],
    ['Entrée', 'Choisit le jour.'],
    ['Échap', 'Ferme le calendrier.'],
  ],
  live: `<form action="#">
  <p><label for="guide-livraison">Livrer à partir du</label><br>
  <flx-date-field min="today" closed="dimanche"><input type="date" id="guide-livraison" name="livraison"></flx-date-field></p>
  <flx-date-field>
    <p><label for="guide-debut">Arrivée</label><br><input type="date" id="guide-debut" name="debut"></p>
    <p><label for="guide-fin">Départ</label><br><input type="date" id="guide-fin" name="fin"></p>
  </flx-date-field>
</form>`,
  samples: { min: 'today', closed: 'dimanche' },
}
