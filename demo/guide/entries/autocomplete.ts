import type { Entry } from '../entry.ts'

export const autocompleteEntry: Entry = {
  tag: 'flx-autocomplete',
  title: 'Champ avec suggestions',
  family: 'forms',
  facts: [
    'Le champ reste le vôtre : nom, étiquette, événements. Un choix peut remplir plusieurs champs à la fois.',
    'Une réponse tardive ne remplace jamais une réponse plus récente, et le même texte n’est demandé qu’une fois.',
    'Un texte absent de la liste est retiré avec une explication. Si le serveur ne répond pas, le texte reste.',
    'Avec `follow`, la réponse choisie ouvre son adresse : vous obtenez la recherche d’un site.',
    'Sur un téléphone, le champ et sa liste occupent tout l’écran.',
  ],
  withoutScript: 'Le champ de texte fonctionne normalement, et le serveur vérifie la saisie.',
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
    ['↓ ↑', 'Ouvre la liste, puis passe d’une réponse à l’autre.'],
    ['Page suivante, Page précédente', 'Avance ou recule de dix réponses.'],
    ['Entrée', 'Choisit la réponse.'],
    ['Échap', 'Ferme la liste, puis vide le champ.'],
  ],
}
