import type { Entry } from '../entry.ts'

export const loginEntry: Entry = {
  tag: 'flx-login',
  title: 'Connexion',
  family: 'forms',
  facts: [
    'Le formulaire est le vôtre : les gestionnaires de mots de passe le voient avant tout script.',
    'Un refus se dit dans les mots du serveur, et le mot de passe se tape de nouveau sans rien chercher.',
    'Avec un second facteur, le code se demande en popup, puis la connexion reprend seule.',
    'Une clé d’accès connecte sans mot de passe ni code, par un bouton ou dans ce que le navigateur propose.',
    'Un mot de passe oublié prend la place de la connexion, avec l’e-mail déjà tapé.',
    'Petite, dans un en-tête, elle s’ouvre comme un menu ; en popup sur un téléphone.',
  ],
  withoutScript:
    'Le formulaire part tel quel, le mot de passe oublié se déplie ; le serveur renvoie à une page qui dit le reste.',
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
