import { messages } from '../../core/i18n/texts.ts'

export const shareTexts = messages('share', {
  copied: 'Lien copié',
  notCopied: 'Le lien n’a pas pu être copié : {address}',
  byMail: 'Partager par e-mail',
  share: 'Partager',
  shareThis: 'Partager cette page',
  copy: 'Copier le lien',
  email: 'E-mail',
  newWindow: '{network} (nouvelle fenêtre)',
})
