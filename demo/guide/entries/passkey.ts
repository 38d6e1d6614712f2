import type { Entry } from '../entry.ts'

export const passkeyEntry: Entry = {
  tag: 'flx-passkey',
  title: 'Clé d’accès',
  family: 'forms',
  facts: [
    'Le mot de passe et le nom se vérifient d’abord : le navigateur ne demande rien pour une saisie que le serveur refuse.',
    'Une session finie se rouvre sur place, et la clé se crée ensuite. Là où une clé a déjà servi dans ce navigateur, elle rouvre aussi la session.',
    'Un refus du visiteur, un appareil qui a déjà sa clé ou un site sous une autre adresse se disent, et la saisie reste.',
    'Sans clés d’accès dans le navigateur, un texte prend la place du formulaire.',
  ],
  withoutScript: 'Le formulaire part, et le serveur dit qu’une clé se crée avec JavaScript.',
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
