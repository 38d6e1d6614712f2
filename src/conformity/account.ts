import type { Conformity } from './conformity.ts'

/** The conformity of the elements of `src/account`. */
export const account: readonly Conformity[] = [
  {
    tag: 'flx-account',
    lines: [
      {
        criteria: ['7.1', '12.8'],
        says: 'La section demandée prend la place de l’autre, son titre reçoit le focus, et le lien courant porte `aria-current`.',
        test: 'e2e/account-sections: ACC-01',
        owed: 'Un `nav` nommé autour des liens, et un titre au début de chaque section.',
      },
      {
        criteria: ['7.5'],
        says: 'Ce qui est refusé, ce qui est fait et ce qui n’est pas venu se dit sur place, dans une zone que les aides techniques lisent.',
        test: 'elements/account: ACC-03',
      },
      {
        criteria: ['11.12'],
        says: 'Une action qui ne se reprend pas est précédée d’une question.',
        test: 'elements/account: ACC-03',
        owed: '`data-flx-confirm` sur vos propres actions.',
      },
      {
        criteria: ['8.5'],
        says: 'Le titre de la page suit la section montrée.',
        test: 'elements/account: ACC-01',
        owed: 'Un `<title>` propre à chaque section.',
      },
    ],
  },
  {
    tag: 'flx-contract-end',
    lines: [
      {
        criteria: ['7.3'],
        says: 'La résiliation se fait au clavier, du lien du pied de page à l’accusé, sans compte.',
        test: 'e2e/contract-end: LAW-07',
        owed: 'Le lien « Résilier votre contrat » à la même place de chaque page.',
      },
      {
        criteria: ['11.12'],
        says: 'Un récapitulatif se relit et se corrige avant l’envoi ; l’accusé de réception reste lisible.',
        test: 'elements/contract-end: LAW-07',
      },
      {
        criteria: ['11.5', '11.6'],
        says: 'Chaque étape est un `fieldset` de la page, et sa légende dit l’étape.',
        test: 'elements/contract-end: LAW-07',
        owed: 'Une `legend` par étape, une étiquette et un `autocomplete` par champ.',
      },
    ],
  },
  {
    tag: 'flx-login',
    lines: [
      {
        criteria: ['3.3.8'],
        says: 'Une clé d’accès connecte sans rien retenir ni recopier ; le mot de passe se colle et se remplit seul.',
        test: 'elements/passkey: LOGIN-06',
        owed: '`autocomplete="username webauthn"` et `current-password` sur les champs, pas d’énigme.',
      },
      {
        criteria: ['11.10'],
        says: 'Un refus se dit dans une boîte de dialogue, puis le mot de passe a le focus.',
        test: 'elements/login: LOGIN-02',
      },
      {
        criteria: ['7.3'],
        says: 'La connexion, le code compris, se fait au clavier.',
        test: 'e2e/login: LOGIN-01 LOGIN-03 TFA-01',
      },
      {
        criteria: ['7.5'],
        says: 'Ce qui échoue sans raison connue est annoncé au-dessus du formulaire, et rien de saisi n’est perdu.',
        test: 'elements/login: LOGIN-04',
      },
      {
        criteria: ['12.11'],
        says: 'La petite connexion s’ouvre comme un menu, prend le focus, et Échap la range.',
        test: 'elements/login: LOGIN-01',
      },
    ],
  },
  {
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
  },
  {
    tag: 'flx-password-change',
    lines: [
      {
        criteria: ['11.10'],
        says: 'Un refus est dit près des champs, qui restent tels quels.',
        test: 'elements/password-change: PWCHG-01',
        owed: 'Les règles du mot de passe, écrites avant les champs ; `autocomplete="new-password"`.',
      },
      {
        criteria: ['7.5', '12.8'],
        says: 'Le mot de passe changé, le message est annoncé et le bouton de retour se montre.',
        test: 'elements/password-change: PWCHG-01',
      },
    ],
  },
  {
    tag: 'flx-signup',
    lines: [
      {
        criteria: ['7.3'],
        says: 'Un compte s’ouvre au clavier seul, jeton compris.',
        test: 'e2e/signup: SIGNUP-01',
      },
      {
        criteria: ['11.10'],
        says: 'Les erreurs se disent à côté de leurs champs.',
        test: 'elements/signup: SIGNUP-01',
        owed: 'Une étiquette et un `autocomplete` à chaque champ.',
      },
      {
        criteria: ['3.3.8', '3.3.7'],
        says: 'Le mot de passe se colle ; seules la seconde adresse et la seconde saisie du mot de passe se tapent.',
        test: 'elements/signup: FORM-08 FORM-11',
        owed: 'Pas de second champ si rien ne l’exige ; pas d’énigme.',
      },
    ],
  },
  {
    tag: 'flx-two-factor',
    lines: [
      {
        criteria: ['3.3.8'],
        says: 'Le code se colle en entier, ou le navigateur le remplit : rien n’est à recopier chiffre à chiffre.',
        test: 'elements/two-factor: TFA-01',
        owed: 'Une clé d’accès proposée aussi, pour qui ne peut lire le code.',
      },
      {
        criteria: ['11.1'],
        says: 'Chacun des six champs a un nom, et le clavier des chiffres.',
        test: 'elements/two-factor: TFA-01',
      },
      {
        criteria: ['11.10', '12.8'],
        says: 'Un code incomplet se dit, et le premier chiffre vide a le focus.',
        test: 'elements/two-factor: TFA-02',
      },
      {
        criteria: ['13.1'],
        says: 'Un autre code se demande, et l’attente avant le suivant est dite.',
        test: 'elements/two-factor: TFA-03',
        owed: 'Un code valable assez longtemps.',
      },
    ],
  },
  {
    tag: 'flx-withdrawal',
    lines: [
      {
        criteria: ['7.3'],
        says: 'La rétractation se fait au clavier seul.',
        test: 'e2e/withdrawal: LAW-04',
        owed: 'Le lien de rétractation à la même place de chaque page.',
      },
      {
        criteria: ['11.12'],
        says: 'Commande, articles, puis l’accusé de réception à la place du formulaire.',
        test: 'elements/withdrawal: LAW-04',
      },
      {
        criteria: ['11.10'],
        says: 'Ce qui est refusé reste, et se dit à côté de son champ.',
        test: 'elements/withdrawal: LAW-04',
        owed: 'Une étiquette et une légende à chaque champ et à chaque groupe.',
      },
    ],
  },
]
