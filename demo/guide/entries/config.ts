import type { Entry } from '../entry.ts'

export const configEntry: Entry = {
  tag: 'flx-config',
  title: 'Réglages de la page',
  family: 'page',
  facts: [
    'Placez cette balise n’importe où dans la page : tous les éléments l’utilisent.',
    'Sans elle, les adresses commencent par `/globalflexit/`, et la langue est celle de `<html lang>`.',
    'L’empreinte de session détermine quelles données du navigateur peuvent être réutilisées.',
    'Un script peut compléter ces réglages par `flx.configure()`.',
  ],
  withoutScript: 'L’élément n’affiche rien et n’a pas d’effet.',
  fixed: [
    ...['base', 'lang', 'session-hash', 'logo', 'logo-site', 'nonce', 'scripts', 'translations'],
    ...['idpage', 'idparent', 'filariane', 'shield', 'is-admin'],
  ],
  functions: [
    {
      signature: 'flx.configure(réglages)',
      description: 'Remplace les réglages de la balise et prévient les éléments.',
      example: `flx.configure({ base: '/fr/globalflexit/', sessionHash: 'a1b2c3' })`,
    },
    {
      signature: 'flx.translations.add({ expression, langue, tableau_donnee, module, no_modif, force_learn })',
      description: 'Ajoute une expression à traduire ; la promesse donne les couples de la réponse.',
      example: `flx.translations.add({ expression: 'Rendez-vous au port' })`,
    },
  ],
}
