import type { Entry } from '../entry.ts'

export const passwordStrengthEntry: Entry = {
  tag: 'flx-password-strength',
  title: 'Solidité d’un mot de passe',
  family: 'forms',
  facts: [
    'Dit en mots ce que la barre montre, et pourquoi.',
    'N’empêche rien : ni de coller, ni d’employer un gestionnaire de mots de passe, ni d’envoyer.',
    'Le mot de passe voyage dans le corps de la demande et n’est gardé dans aucun cache ; la dernière demande compte seule.',
  ],
  withoutScript: 'Un champ de mot de passe ordinaire ; le serveur dit ses règles quand le formulaire est envoyé.',
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
