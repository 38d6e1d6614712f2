import type { Entry } from '../entry.ts'

export const uploadEntry: Entry = {
  tag: 'flx-upload',
  title: 'Envoi de fichiers',
  family: 'forms',
  facts: [
    'Choisir, déposer, coller, photographier : chaque fichier a sa ligne, son aperçu, son avancement.',
    'Un envoi coupé reprend où il en était ; un fichier de 2 000 Mo n’occupe pas la mémoire de la page.',
    'Chaque refus se dit à sa ligne : extension, poids, fichier vide, dossier, doublon, un de trop.',
    'Un formulaire envoyé trop tôt part quand les fichiers sont arrivés.',
    'Un formulaire remis à zéro (`reset`) garde les fichiers que la page portait et laisse les autres.',
  ],
  withoutScript: 'Le champ de fichiers du navigateur : les fichiers partent avec le formulaire.',
  live: `
    <flx-upload dir="devis" sizelimit="20" exts="jpg,jpeg,png,webp,gif,pdf" multiple="6">
      <p><label for="essai-photos">Photos ou plans</label><br>
      <input type="file" id="essai-photos" name="photos" accept="image/*,.pdf" multiple></p>
    </flx-upload>`,
  code: `
    <flx-upload dir="devis" sizelimit="20" exts="jpg,jpeg,png,webp,gif,pdf" multiple="6">
      <label>Photos ou plans <input type="file" name="photos" accept="image/*,.pdf" multiple></label>
    </flx-upload>`,
  fixed: ['src', 'dir', 'mask', 'sess'],
  calls: [
    { method: 'view', label: 'Demander les fichiers' },
    { method: 'resetSession', label: 'Tout retirer' },
  ],
}
