import type { Entry } from '../entry.ts'

export const passwordChangeEntry: Entry = {
  tag: 'flx-password-change',
  title: 'Changement de mot de passe',
  family: 'forms',
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
}
