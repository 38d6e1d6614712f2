import { messages } from '../../core/i18n/texts.ts'

export const accountTexts = messages('account', {
  // The exact text of the requirement, with its straight apostrophe (LOGIN-04).
  unknown: "Une erreur inconnue s'est produite, veuillez réessayer.",
})
