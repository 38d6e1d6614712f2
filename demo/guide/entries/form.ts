import type { Entry } from '../entry.ts'

export const formEntry: Entry = {
  tag: 'flx-form',
  title: 'Formulaire',
  family: 'forms',
  facts: [
    'En cas de refus, un résumé contient des liens vers les champs, et chaque champ affiche son erreur ; le premier champ reçoit le focus.',
    'Un double clic n’envoie le formulaire qu’une fois. Si la réponse se perd, l’envoi est répété avec la même clé.',
    'La saisie est restaurée après un rechargement, et le visiteur peut l’effacer d’un clic. Les mots de passe, les codes, les cartes et les fichiers ne sont jamais enregistrés.',
    'Si la session a expiré, le visiteur se reconnecte sur place et les mêmes données sont envoyées, fichiers compris. Un jeton caché périmé est remplacé par celui de la page.',
    'Une ligne s’affiche selon d’autres champs : `data-flx-if="sujet = devis et non urgent"`. Masquée, elle n’est pas envoyée.',
    'Avec `steps`, chaque `<fieldset>` est une étape : « Étape 2 sur 4 ». Le bouton Précédent du navigateur recule d’une étape, un rechargement conserve l’étape, Entrée continue, et un récapitulatif précède l’envoi. Une étape masquée par une règle n’est pas comptée.',
    'Avec `check`, le serveur vérifie chaque champ et chaque étape sans bloquer la saisie. Une réponse tardive est ignorée.',
    'Une partie qui dépend d’un champ (`data-flx-part`, `data-flx-depends`) et les choix d’une liste (`data-flx-contents`) sont actualisés sans perte de la saisie ni du focus.',
    'Les règles produites par Drupal et SPIP (`data-drupal-states`, `data-afficher_si`) sont reconnues.',
    'Pour éviter les décalages, ajoutez ces règles dans un `@media (scripting: enabled)` : `form:not([data-flx-steps]) > fieldset ~ * { position: absolute; visibility: hidden }` pour les étapes, `form:not([data-flx-lines]) [data-flx-if] { position: absolute; visibility: hidden }` pour les lignes.',
  ],
  withoutScript:
    'Le formulaire s’affiche en entier, avec toutes ses lignes et toutes ses étapes. Le navigateur l’envoie et affiche la réponse du serveur.',
  live: `
    <flx-form after="reset">
      <form id="essai" method="post" action="/globalflexit/ajax/modules/formulaire/contact.php">
        <p><label for="essai-sujet">Sujet</label>
          <select id="essai-sujet" name="sujet"><option value="question">Une question</option><option value="devis">Un devis</option></select></p>
        <p><label for="essai-nom">Nom</label> <input id="essai-nom" name="nom" required></p>
        <p><label for="essai-email">E-mail</label> <input id="essai-email" name="email" type="email" required></p>
        <p data-flx-if="sujet = devis"><label for="essai-article">Article</label> <input id="essai-article" name="articles[0][nom]">
          <input type="hidden" name="articles[0][quantite]" value="1"></p>
        <p><label for="essai-message">Message</label> <textarea id="essai-message" name="message" required></textarea></p>
        <button>Envoyer</button>
      </form>
    </flx-form>`,
  samples: { 'success-class': 'alert-success' },
  fixed: ['for', 'steps', 'no-summary', 'check', 'check-src', 'reload-src', 'modeleid', 'modeleident'],
}
