import type { FamilyEntry } from '../entry.ts'

export const loginEntries: FamilyEntry[] = [
  {
    tag: 'flx-login',
    title: 'Connexion',
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
  },
  {
    tag: 'flx-signup',
    title: 'Création de compte',
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
  },
  {
    tag: 'flx-two-factor',
    title: 'Double authentification',
    facts: [
      'Un code collé, ou proposé par le téléphone, remplit les six champs.',
      'Un code faux, expiré ou trop souvent essayé affiche la phrase du serveur.',
      'Le bouton de renvoi affiche le temps d’attente, puis confirme l’envoi du code.',
      'Les flèches, Début et Fin passent d’un chiffre à l’autre ; Retour arrière revient au précédent.',
    ],
    withoutScript: 'Le visiteur saisit le code dans le champ de votre formulaire.',
    live: `
    <flx-two-factor>
      <form method="post" action="/globalflexit/ajax/modules/extranet_v2/traitement.php">
        <input type="hidden" name="action" value="validercode">
        <input type="hidden" name="idtransaction" value="essai">
        <p>Un code vient d’être envoyé à votre adresse e-mail.</p>
        <p><label for="essai-code">Code à six chiffres</label><br>
        <input id="essai-code" name="code" inputmode="numeric" autocomplete="one-time-code" required></p>
        <p><button type="submit">Valider</button>
        <button type="submit" name="action" value="renvoyercode" data-flx-resend formnovalidate>Renvoyer le code</button></p>
      </form>
    </flx-two-factor>`,
  },
  {
    tag: 'flx-passkey',
    title: 'Clé d’accès',
    facts: [
      'Le serveur vérifie d’abord le mot de passe et le nom : le navigateur ne crée une clé que si la saisie est acceptée.',
      'Si la session a expiré, le visiteur se reconnecte sur place, éventuellement avec une clé déjà utilisée dans ce navigateur, puis crée la nouvelle clé.',
      'Un refus du visiteur, un appareil déjà enregistré ou une adresse de site différente affichent un message, et la saisie est conservée.',
      'Si le navigateur ne prend pas en charge les clés d’accès, un texte remplace le formulaire.',
    ],
    withoutScript:
      'Le navigateur envoie le formulaire, et le serveur répond que la création d’une clé demande JavaScript.',
    live: `
    <flx-passkey>
      <form method="post" action="/globalflexit/ajax/modules/extranet_v2/traitement.php">
        <input type="hidden" name="action" value="new_cle">
        <p><label for="essai-cle">Nom de la clé</label><br>
        <input id="essai-cle" name="nom" required></p>
        <p><label for="essai-cle-secret">Mot de passe</label><br>
        <input type="password" id="essai-cle-secret" name="password_actuel" autocomplete="current-password" required></p>
        <p><button type="submit">Ajouter une clé d’accès</button></p>
      </form>
      <p data-flx-no-passkeys hidden>Ce navigateur n’a pas de clés d’accès.</p>
    </flx-passkey>`,
  },
  {
    tag: 'flx-password-change',
    title: 'Changement de mot de passe',
    facts: [
      'Placez l’élément dans un compte, ou sur la page ouverte par un lien reçu par e-mail.',
      'Après le changement, seuls le message et le lien de retour restent affichés.',
      'Si la session a expiré, le visiteur se reconnecte sur place et le changement est envoyé.',
    ],
    withoutScript: 'Le navigateur envoie le formulaire, et le serveur répond par une page.',
    live: `
    <flx-password-change>
      <form method="post" action="/globalflexit/ajax/modules/extranet_v2/traitement.php">
        <input type="hidden" name="action" value="modif_mdp">
        <p><label for="essai-actuel">Mot de passe actuel</label><br>
        <input type="password" id="essai-actuel" name="password_actuel" autocomplete="current-password" required></p>
        <p><label for="essai-nouveau">Nouveau mot de passe</label><br>
        <input type="password" id="essai-nouveau" name="password" autocomplete="new-password" minlength="10" required></p>
        <p><label for="essai-nouveau-2">Confirmez le nouveau mot de passe</label><br>
        <input type="password" id="essai-nouveau-2" name="password_confirm" autocomplete="new-password" required></p>
        <p><button type="submit">Changer le mot de passe</button></p>
      </form>
    </flx-password-change>`,
    fixed: ['back'],
  },
  {
    tag: 'flx-password-strength',
    title: 'Solidité d’un mot de passe',
    facts: [
      'Un texte explique le niveau affiché par la barre.',
      'Le visiteur peut coller, utiliser un gestionnaire de mots de passe et envoyer le formulaire sans restriction.',
      'Le mot de passe est envoyé dans le corps de la requête et n’est conservé dans aucun cache. Seule la dernière réponse s’affiche.',
    ],
    withoutScript:
      'Le champ de mot de passe fonctionne normalement ; le serveur affiche ses règles après l’envoi du formulaire.',
    live: `
    <flx-password-strength>
      <p><label for="essai-mot-de-passe">Nouveau mot de passe</label><br>
      <input type="password" id="essai-mot-de-passe" name="password" autocomplete="new-password"></p>
    </flx-password-strength>`,
    code: `
    <flx-password-strength>
      <label>Nouveau mot de passe <input type="password" name="password" autocomplete="new-password"></label>
    </flx-password-strength>`,
    fixed: ['for', 'src'],
  },
]
