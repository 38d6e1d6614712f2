import type { Conformity } from '../../core/conformity/conformity.ts'

export const passkeyRgaa: Conformity = {
  tag: 'flx-passkey',
  lines: [
    {
      criteria: ['3.3.8'],
      says: 'Une clé d’accès se crée sans rien retenir : l’empreinte, le visage ou le code de l’appareil.',
      test: 'e2e/passkeys: KEY-01 one is added on a phone by keyboard, named anew and taken away; a mail tells each (${mode})',
    },
    {
      criteria: ['11.10', '11.11'],
      says: 'Un refus est dit à côté de son champ, avant que le navigateur ne demande rien.',
      test: 'elements/passkey: KEY-01 what the server refuses is said beside its field, and the browser is asked for nothing',
      owed: 'Une étiquette au nom de la clé.',
    },
    {
      criteria: ['7.5'],
      says: 'Ce qui a empêché la clé est annoncé, et se tente de nouveau.',
      test: 'elements/passkey: KEY-01 ${name}: says why there is none, keeps what was typed, and can be tried again',
    },
  ],
}
