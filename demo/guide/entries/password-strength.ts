import type { Entry } from '../entry.ts'

export const passwordStrengthEntry: Entry = {
  tag: 'flx-password-strength',
  title: 'Solidité d’un mot de passe',
  family: 'forms',
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
}
