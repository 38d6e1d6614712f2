import type { Conformity } from '../../conformity/conformity.ts'

export const clickableRgaa: Conformity = {
  tag: 'flx-clickable',
  lines: [
    {
      criteria: ['7.3'],
      says: 'Un bloc a un seul arrêt de tabulation, son lien ; Entrée y fait ce que fait le clic.',
      test: 'elements/clickable: CLICK-05',
    },
    {
      criteria: ['6.2'],
      says: 'Sans lien principal, le bloc reçoit un lien qui a un nom.',
      test: 'elements/clickable: CLICK-05',
      owed: 'Un lien dans le titre du bloc : son texte est le nom lu.',
    },
    {
      criteria: ['7.1'],
      says: 'Un article ou un élément de liste le reste.',
      test: 'elements/clickable: CLICK-05',
    },
    {
      criteria: ['13.11'],
      says: 'Une sélection de texte ne mène nulle part, et le clic agit au relâchement.',
      test: 'elements/clickable: CLICK-05',
    },
  ],
}
