import type { Entry } from '../entry.ts'

export const signupEntry: Entry = {
  tag: 'flx-signup',
  title: 'Création de compte',
  family: 'forms',
  facts: [
    'Le formulaire est le vôtre : ses champs, son adresse, sa mise en page.',
    'Le champ du code reçu par e-mail apparaît au moment utile, et le visiteur peut demander un nouveau code.',
    'Un double clic n’ouvre qu’un compte. La saisie est restaurée après un rechargement, sauf les mots de passe.',
    'Le collage n’est refusé que dans les champs de confirmation ; un gestionnaire de mots de passe peut les remplir.',
  ],
  withoutScript: 'Le navigateur envoie le formulaire ; le serveur le renvoie avec les erreurs ou le champ du code.',
  live: `
    <flx-signup>
      <form method="post" action="/globalflexit/ajax/modules/extranet_v2/traitement.php">
        <input type="hidden" name="action" value="new_compte">
        <p><label for="essai-prenom">Prénom</label><br>
        <input id="essai-prenom" name="prenom" autocomplete="given-name" required></p>
        <p><label for="essai-nom">Nom</label><br>
        <input id="essai-nom" name="nom" autocomplete="family-name" required></p>
        <p><label for="essai-email">Adresse e-mail</label><br>
        <input type="email" id="essai-email" name="email" autocomplete="email" required></p>
        <p><label for="essai-email-2">Confirmez l’adresse e-mail</label><br>
        <input type="email" id="essai-email-2" name="email_confirm" autocomplete="email" required></p>
        <p><label for="essai-secret">Mot de passe</label><br>
        <input type="password" id="essai-secret" name="password" autocomplete="new-password" minlength="10" required></p>
        <p><label for="essai-secret-2">Confirmez le mot de passe</label><br>
        <input type="password" id="essai-secret-2" name="password_confirm" autocomplete="new-password" required></p>
        <p hidden><label for="essai-jeton">Code reçu par e-mail</label><br>
        <input id="essai-jeton" name="token" autocomplete="one-time-code" inputmode="numeric"></p>
        <p><button type="submit">Ouvrir mon compte</button>
        <button type="submit" name="renvoi" value="1" data-flx-resend hidden>Renvoyer le code</button></p>
      </form>
    </flx-signup>`,
  fixed: ['redirect'],
}
