import type { Conformity } from '../../conformity/conformity.ts'

export const passkeyRgaa: Conformity = {
  tag: 'flx-passkey',
  lines: [
    {
      criteria: ['3.3.8'],
      says: 'Une clé d’accès se crée sans rien retenir : l’empreinte, le visage ou le code de l’appareil.',
      test: 'e2e/passkeys: KEY-01',
    },
    {
      criteria: ['11.10', '11.11'],
      says: 'Un refus est dit à côté de son champ, avant que le navigateur ne demande rien.',
      test: 'elements/passkey: KEY-01',
      owed: 'Une étiquette au nom de la clé.',
    },
    {
      criteria: ['7.5'],
      says: 'Ce qui a empêché la clé est annoncé, et se tente de nouveau.',
      test: 'elements/passkey: KEY-01',
    },
  ],
}
