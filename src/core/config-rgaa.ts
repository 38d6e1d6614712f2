import type { Conformity } from '../conformity/conformity.ts'

export const configRgaa: Conformity = {
  tag: 'flx-config',
  lines: [
    {
      criteria: ['8.3', '8.7'],
      says: 'Les textes, les nombres et les dates des éléments suivent `<html lang>`, ou le `lang` de l’élément.',
      test: 'e2e/english: I18N-02',
      owed: '`lang` sur `<html>`, et là où la langue change.',
    },
  ],
}
