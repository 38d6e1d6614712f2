import type { Entry } from '../entry.ts'

export const dateFieldEntry: Entry = {
  tag: 'flx-date-field',
  title: 'Date',
  family: 'forms',
  facts: [
    'Le visiteur saisit 29022024, 1/2/24 ou 01.02.2024, ou colle 2024-02-01. Le serveur reçoit toujours 2024-02-01.',
    'Le calendrier n’est chargé qu’en cas de besoin. Le mois et l’année se choisissent directement, même pour une date de naissance.',
    'Un lecteur d’écran lit chaque jour en toutes lettres et signale les jours indisponibles.',
    'Deux champs forment une période ; `datetime-local` conserve l’heure, à la seconde.',
  ],
  withoutScript: 'Le champ de date du navigateur s’affiche avec ses bornes.',
  keys: [
    ['Retour arrière, Suppr', 'Efface une date complète, ou corrige la saisie en cours.'],
    ['Alt ↓', 'Ouvre le calendrier.'],
    ['← → ↑ ↓', 'Recule ou avance d’un jour ou d’une semaine.'],
    ['Début, Fin', 'Va au lundi ou au dimanche de la semaine.'],
    ['Page ↑ ↓', 'Recule ou avance d’un mois ; avec Maj, d’un an.'],
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
