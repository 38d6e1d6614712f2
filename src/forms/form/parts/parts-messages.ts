import { messages } from '../../../core/i18n/texts.ts'

export const partsTexts = messages('formParts', {
  failed: 'Cette partie du formulaire n’a pas pu être mise à jour. {why}',
})
