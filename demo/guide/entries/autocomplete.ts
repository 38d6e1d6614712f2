import type { Entry } from '../entry.ts'

export const autocompleteEntry: Entry = {
  tag: 'flx-autocomplete',
  title: 'Champ à propositions',
  family: 'forms',
  facts: [
    'Le champ reste le vôtre : nom, étiquette, événements. Un choix en remplit d’autres d’un coup.',
    'Une réponse en retard n’efface jamais une plus récente ; le même texte n’est demandé qu’une fois.',
    'Ce qui n’est pas dans la liste ne reste pas, et le champ dit pourquoi ; si le serveur ne répond pas, rien n’est effacé.',
    'Avec `follow`, la réponse choisie mène à son adresse : c’est la recherche d’un site.',
    'Sur un téléphone, le champ et sa liste ont tout l’écran.',
  ],
  withoutScript: 'Un champ de texte ordinaire, envoyé avec son formulaire ; le serveur vérifie ce qu’il reçoit.',
  live: `
    <flx-autocomplete classname="Ville" methode="chercher" cibles="code_postal=#essai-code-postal">
      <p><label for="essai-ville">Ville ou code postal</label><br><input id="essai-ville" name="ville"></p>
    </flx-autocomplete>
    <p><label for="essai-code-postal">Code postal</label><br><input id="essai-code-postal" name="code_postal" inputmode="numeric"></p>`,
  code: `
    <flx-autocomplete classname="Ville" methode="chercher" cibles="code_postal=#code-postal">
      <label>Ville <input name="ville"></label>
    </flx-autocomplete>
    <label>Code postal <input id="code-postal" name="code_postal"></label>`,
  fixed: ['classname', 'methode', 'cibles', 'src', 'add-params'],
  keys: [
    ['↓ ↑', 'Ouvre la liste, puis va de réponse en réponse.'],
    ['Page suivante, Page précédente', 'Va dix réponses plus loin.'],
    ['Entrée', 'Choisit la réponse.'],
    ['Échap', 'Ferme la liste, puis vide le champ.'],
  ],
}
