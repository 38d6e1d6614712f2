/** Attributes that the loader reads on every element. */
export const commonAttributes = [
  {
    name: 'load',
    type: { text: "'now' | 'visible' | 'idle' | 'gesture' | 'interaction'" },
    description:
      'Moment où le code de l’élément est demandé : tout de suite, à son entrée dans l’écran, quand la page est au repos, au premier geste du visiteur dans la page, ou au premier qui concerne l’élément.',
  },
]

/** Attributes that the loader reads on any control of the page. */
export const globalAttributes = [
  { name: 'data-flx-show', description: 'Identifiant de l’élément flx que ce bouton montre.' },
  { name: 'data-flx-hide', description: 'Identifiant de l’élément flx que ce bouton ferme.' },
]

/** `<flx-config>` is read, never run: it has no class whose doc block could say this. */
export const configDeclaration = {
  kind: 'class',
  name: 'FlxConfigElement',
  tagName: 'flx-config',
  customElement: true,
  summary: 'Réglages de la page.',
  description:
    'Dit à tous les éléments de la page où répond le serveur, en quelle langue, et pour quelle session. Ne montre rien. `flx.configure()` règle la même chose depuis un script.',
  attributes: [
    {
      name: 'base',
      type: { text: 'string' },
      default: '/globalflexit/',
      description: 'Adresse sous laquelle le serveur répond.',
    },
    {
      name: 'lang',
      type: { text: 'string' },
      description:
        'Langue des textes, des nombres et des dates, par ses deux lettres ; à défaut celle de `<html lang>`.',
    },
    {
      name: 'session-hash',
      type: { text: 'string' },
      description: 'Empreinte de la session : ce qui a été gardé pour une autre session n’est pas repris.',
    },
    { name: 'logo', type: { text: 'string' }, description: 'Adresse du logo du site.' },
    { name: 'logo-site', type: { text: 'string' }, description: 'Adresse du logo quand `logo` est absent.' },
    {
      name: 'nonce',
      type: { text: 'string' },
      description: 'Nonce des scripts renvoyés par le serveur ; à défaut celui des scripts de la page.',
    },
    {
      name: 'scripts',
      type: { text: "'on' | 'off'" },
      default: 'on',
      description: 'Les scripts renvoyés par le serveur sont-ils exécutés ?',
    },
    {
      name: 'translations',
      type: { text: "'on' | 'off'" },
      description: 'Les traductions du serveur recouvrent-elles les textes intégrés ? Non en français, oui sinon.',
    },
    {
      name: 'idpage',
      type: { text: 'string' },
      description: 'Page courante, quand le gabarit ne peut pas l’écrire sur le `<body>`.',
    },
    { name: 'idparent', type: { text: 'string' }, description: 'Page au-dessus, de même.' },
    {
      name: 'filariane',
      type: { text: 'string' },
      description: 'Pages de la racine à celle-ci, séparées par des virgules, de même.',
    },
    {
      name: 'is-admin',
      type: { text: "'on' | 'off'" },
      default: 'off',
      description:
        'Les appels des modèles (`get_contents.php`, `add_test.php`) disent-ils que la page est celle d’un administrateur ? Le serveur en juge par la session.',
    },
    {
      name: 'shield',
      type: { text: "'on' | 'off'" },
      default: 'on',
      description: 'Les règles du site sur les balises nues restent-elles hors de ce que flx dessine ?',
    },
  ],
  members: [],
  examples: ['<flx-config base="/globalflexit/" session-hash="a1b2c3" logo="/media/logo.svg"></flx-config>'],
}
