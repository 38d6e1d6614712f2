import type { Entry } from '../entry.ts'

export const loginEntry: Entry = {
  tag: 'flx-login',
  title: 'Connexion',
  family: 'forms',
  facts: [
    'Le formulaire est le vôtre : les gestionnaires de mots de passe le reconnaissent sans attendre le script.',
    'Un refus affiche la phrase du serveur, et le visiteur peut aussitôt ressaisir son mot de passe.',
    'Avec une double authentification, une fenêtre demande le code, puis la connexion se termine seule.',
    'Une clé d’accès permet de se connecter sans mot de passe ni code, par un bouton ou par une proposition du navigateur.',
    'Le formulaire « Mot de passe oublié » remplace celui de connexion et reprend l’e-mail saisi.',
    'Dans un en-tête, la connexion s’ouvre comme un menu ; sur un téléphone, elle s’ouvre dans une fenêtre.',
  ],
  withoutScript:
    'Le navigateur envoie le formulaire. « Mot de passe oublié » se déplie, et le serveur affiche les étapes suivantes.',
  live: `
    <flx-login>
      <form method="post" action="/globalflexit/ajax/modules/extranet_v2/traitement.php">
        <input type="hidden" name="action" value="login">
        <p><label for="essai-connexion">Adresse e-mail</label><br>
        <input type="email" id="essai-connexion" name="email" autocomplete="username webauthn" required></p>
        <p><label for="essai-mot-de-passe">Mot de passe</label><br>
        <input type="password" id="essai-mot-de-passe" name="password" autocomplete="current-password" required></p>
        <p><button type="submit">Se connecter</button>
        <button type="button" data-flx-passkey hidden>Utiliser une clé d’accès</button></p>
      </form>
      <details data-flx-forgotten>
        <summary>Mot de passe oublié ?</summary>
        <form method="post" action="/globalflexit/ajax/modules/extranet_v2/traitement.php">
          <input type="hidden" name="action" value="mdp_oublie">
          <p><label for="essai-oubli">Adresse e-mail du compte</label><br>
          <input type="email" id="essai-oubli" name="email" autocomplete="username" required></p>
          <p><button type="submit">Recevoir l’e-mail</button></p>
        </form>
      </details>
    </flx-login>`,
}
