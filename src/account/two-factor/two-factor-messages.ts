import { messages } from '../../core/i18n/texts.ts'

export const twoFactorTexts = messages('two-factor', {
  code: 'Code à six chiffres',
  'sent-again': 'Un nouveau code a été envoyé à l’adresse {email}.',
  'sent-again-unnamed': 'Un nouveau code a été envoyé à votre adresse e-mail.',
  digit: 'Chiffre {n} sur {count}',
  'resend-in': '({seconds} s)',
  // The exact text of the requirement, with its straight apostrophe (TFA-02).
  incomplete: "Veuillez renseigner correctement le code d'authentification.",
})
