import type { Entry } from '../entry.ts'

export const uploadEntry: Entry = {
  tag: 'flx-upload',
  title: 'Envoi de fichiers',
  family: 'forms',
  facts: [
    'Le visiteur choisit, dépose, colle ou photographie ses fichiers. Chacun a sa ligne, son aperçu et sa progression.',
    'Un envoi interrompu reprend à l’endroit où il s’est arrêté. Un fichier de 2 000 Mo n’occupe pas la mémoire de la page.',
    'Chaque refus s’affiche sur la ligne du fichier : extension, poids, fichier vide, dossier, doublon, nombre maximal.',
    'Un formulaire envoyé trop tôt attend l’arrivée des fichiers.',
    'La remise à zéro du formulaire (`reset`) garde les fichiers présents dans la page et retire les autres.',
  ],
  withoutScript: 'Le champ de fichiers du navigateur s’affiche, et les fichiers sont envoyés avec le formulaire.',
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
