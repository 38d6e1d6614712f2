import type { Entry } from '../entry.ts'

export const passkeyEntry: Entry = {
  tag: 'flx-passkey',
  title: 'Clé d’accès',
  family: 'forms',
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
}
