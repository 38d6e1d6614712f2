/** Attributes that the loader reads on every element. */
export const commonAttributes = [
  {
    name: 'load',
    type: { text: "'now' | 'visible' | 'idle' | 'gesture' | 'interaction'" },
    description:
      'Moment de chargement du code : dès l’ouverture de la page, à l’entrée dans l’écran, quand le navigateur est inactif, au premier geste du visiteur dans la page, ou au premier geste sur l’élément.',
  },
]

/** Attributes that the loader reads on any control of the page. */
export const globalAttributes = [
  { name: 'data-flx-show', description: 'Identifiant de l’élément à afficher.' },
  { name: 'data-flx-hide', description: 'Identifiant de l’élément à fermer.' },
]

/** `<flx-config>` has no class, and therefore no doc block that could describe it. */
export const configDeclaration = {
  kind: 'class',
  name: 'FlxConfigElement',
  tagName: 'flx-config',
  customElement: true,
  summary: 'L’adresse du serveur, la langue et la session, pour tous les éléments de la page.',
  description:
    'L’élément n’affiche rien : il transmet ces réglages à tous les éléments de la page. Dans un script, `flx.configure()` a le même rôle.',
  attributes: [
    {
      name: 'base',
      type: { text: 'string' },
      default: '/globalflexit/',
      description: 'Adresse de base des services du serveur.',
    },
    {
      name: 'lang',
      type: { text: 'string' },
      description: 'Langue des textes, des nombres et des dates, en deux lettres ; par défaut, celle de `<html lang>`.',
    },
    {
      name: 'session-hash',
      type: { text: 'string' },
      description: 'Empreinte de la session : les données conservées pour une autre session sont ignorées.',
    },
    { name: 'logo', type: { text: 'string' }, description: 'Adresse du logo du site.' },
    { name: 'logo-site', type: { text: 'string' }, description: 'Adresse du logo si `logo` est absent.' },
    {
      name: 'nonce',
      type: { text: 'string' },
      description: 'Nonce des scripts renvoyés par le serveur ; par défaut, celui des scripts de la page.',
    },
    {
      name: 'scripts',
      type: { text: "'on' | 'off'" },
      default: 'on',
      description: 'Autorise l’exécution des scripts renvoyés par le serveur.',
    },
    {
      name: 'translations',
      type: { text: "'on' | 'off'" },
      description:
        'Demande les traductions du serveur ; par défaut, `off` en français et `on` dans les autres langues.',
    },
    {
      name: 'idpage',
      type: { text: 'string' },
      description: 'Page courante, si le gabarit ne peut pas modifier `<body>`.',
    },
    {
      name: 'idparent',
      type: { text: 'string' },
      description: 'Page parente, si le gabarit ne peut pas modifier `<body>`.',
    },
    {
      name: 'filariane',
      type: { text: 'string' },
      description:
        'Chemin de la page, en identifiants séparés par des virgules, si le gabarit ne peut pas modifier `<body>`.',
    },
    {
      name: 'is-admin',
      type: { text: "'on' | 'off'" },
      default: 'off',
      description:
        'Ajoute `is_admin` aux appels des modèles (`get_contents.php`, `add_test.php`). Le serveur vérifie la session.',
    },
    {
      name: 'shield',
      type: { text: "'on' | 'off'" },
      default: 'on',
      description: 'Protège les éléments des règles du site sur les balises simples.',
    },
  ],
  members: [],
  examples: ['<flx-config base="/globalflexit/" session-hash="a1b2c3" logo="/media/logo.svg"></flx-config>'],
}
