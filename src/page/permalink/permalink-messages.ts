import { messages } from '../../core/i18n/texts.ts'

export const permalinkTexts = messages('permalink', {
  loading: 'Création du permalien…',
  generated: 'Le permalien a été généré.',
  field: 'Permalien',
  copy: 'Copier',
  copied: 'Le permalien est copié.',
  selected: 'La copie n’est pas permise ici. Le permalien est sélectionné : Ctrl + C, ⌘ C ou un appui long le copie.',
  share: 'Partager',
  notShared: 'Le partage n’a pas abouti. Le permalien peut être copié.',
  qr: 'Code QR',
  qrOf: 'Code QR de {address}',
  noQr: 'Le code QR n’a pas pu être dessiné. Le permalien peut être copié.',
})
