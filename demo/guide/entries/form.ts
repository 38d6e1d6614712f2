import type { Entry } from '../entry.ts'

export const formEntry: Entry = {
  tag: 'flx-form',
  title: 'Formulaire',
  family: 'forms',
  facts: [
    'Un refus se dit en tête, par des liens qui mènent aux champs, et à côté de chaque champ ; le premier reçoit le focus.',
    'Un double clic n’envoie qu’une fois ; une réponse perdue se redemande avec la même clé.',
    'La saisie survit à un rechargement et se jette d’un clic : jamais les mots de passe, les codes, les cartes ni les fichiers.',
    'Une session finie se rouvre sur place, et les mêmes données partent, fichiers compris ; un jeton caché qui n’a plus cours est repris de la page.',
    'Une ligne se montre selon d’autres champs : `data-flx-if="sujet = devis et non urgent"`. Cachée, elle ne part pas.',
    'Avec `steps`, chaque `<fieldset>` est une étape : « Étape 2 sur 4 », Retour du navigateur revient d’une étape, un rechargement reste où l’on était, Entrée continue, un récapitulatif précède l’envoi. Une étape qu’une règle cache n’est pas comptée.',
    'Avec `check`, le serveur vérifie chaque champ quitté, et chaque étape : jamais en bloquant la frappe, et une réponse en retard est ignorée.',
    'Une partie qui dépend d’un champ (`data-flx-part`, `data-flx-depends`) et les choix d’une liste (`data-flx-contents`) se renouvellent sans perdre ce qui est saisi, ni le focus.',
    'Les règles que Drupal et SPIP impriment (`data-drupal-states`, `data-afficher_si`) sont lues telles quelles.',
    'Pour qu’un formulaire à étapes ne bouge pas à l’arrivée du script : `form:not([data-flx-steps]) > fieldset ~ * { position: absolute; visibility: hidden }`, de même.',
    'Pour que rien ne bouge sous ces lignes à l’arrivée du script : `form:not([data-flx-lines]) [data-flx-if] { position: absolute; visibility: hidden }`, dans un `@media (scripting: enabled)`.',
  ],
  withoutScript:
    'Un formulaire ordinaire, d’un seul tenant : le navigateur l’envoie et montre la page que le serveur répond ; toutes les lignes et toutes les étapes se voient.',
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
