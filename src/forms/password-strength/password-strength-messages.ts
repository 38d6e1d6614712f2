import { messages } from '../../core/i18n/texts.ts'

export const passwordStrengthTexts = messages('passwordStrength', {
  strength: 'Solidité du mot de passe',
  unknown: 'La solidité de ce mot de passe n’a pas pu être estimée.',
})
