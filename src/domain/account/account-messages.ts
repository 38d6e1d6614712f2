import { messages } from '../../core/i18n/texts.ts'

export const accountTexts = messages('account', {
  // Word for word, its apostrophe too (LOGIN-04).
  unknown: "Une erreur inconnue s'est produite, veuillez réessayer.",
})
