import type { Entry } from '../entry.ts'

export const configEntry: Entry = {
  tag: 'flx-config',
  title: 'Réglages de la page',
  family: 'page',
  facts: [
    'Une balise, où que ce soit dans la page : tous les éléments la lisent.',
    'Sans elle, les adresses commencent par `/globalflexit/`, et la langue est celle de `<html lang>`.',
    'L’empreinte de session décide de ce qui peut être repris du navigateur.',
    'Ce qu’elle ne dit pas peut venir d’un script, par `flx.configure()`.',
  ],
  withoutScript: 'Elle ne montre rien et ne fait rien.',
  fixed: [
    ...['base', 'lang', 'session-hash', 'logo', 'logo-site', 'nonce', 'scripts', 'translations'],
    ...['idpage', 'idparent', 'filariane', 'shield', 'is-admin'],
  ],
  functions: [
    {
      signature: 'flx.configure(réglages)',
      description: 'Pose des réglages par-dessus ceux de la balise, et prévient les éléments.',
      example: `flx.configure({ base: '/fr/globalflexit/', sessionHash: 'a1b2c3' })`,
    },
    {
      signature: 'flx.translations.add({ expression, langue, tableau_donnee, module, no_modif, force_learn })',
      description: 'Apprend une expression au serveur ; la promesse donne les couples qu’il répond.',
      example: `flx.translations.add({ expression: 'Rendez-vous au port' })`,
    },
  ],
}
