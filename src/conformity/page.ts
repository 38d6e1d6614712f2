import type { Conformity } from './conformity.ts'

/** The conformity of the elements of `src/page`, and of `flx-config`. */
export const page: readonly Conformity[] = [
  {
    tag: 'flx-consent',
    lines: [
      {
        criteria: ['7.1'],
        says: 'La question est une région ; le détail est une boîte de dialogue nommée, dont les cases ont leur étiquette et leur description.',
        test: 'theme/drawn',
      },
      {
        criteria: ['7.3'],
        says: 'Chaque finalité se choisit au clavier, et le choix se change à tout moment.',
        test: 'elements/consent: COOKIE-02',
      },
      {
        criteria: ['12.8'],
        says: 'La question ne prend pas le focus : la page se lit d’abord si on le veut.',
        test: 'elements/consent: COOKIE-02',
      },
      {
        criteria: ['12.9'],
        says: 'Échap quitte les choix sans rien décider.',
        test: 'elements/consent: COOKIE-02',
      },
      {
        criteria: ['3.2.6'],
        says: 'Le bouton qui rouvre les choix est où vous placez l’élément.',
        test: 'elements/consent: COOKIE-02',
        owed: 'L’élément à la même place de chaque page, dans le pied de page.',
      },
    ],
  },
  {
    tag: 'flx-my-elements',
    lines: [
      {
        criteria: ['11.12'],
        says: 'Supprimer et publier posent leur question avant d’agir.',
        test: 'elements/my-elements: ELEM-02',
      },
      {
        criteria: ['12.8'],
        says: 'Quand une ligne s’en va, le focus va à sa voisine, ou reste dans la liste.',
        test: 'elements/my-elements: ELEM-02',
      },
      {
        criteria: ['7.5'],
        says: 'Un échec se lit dans une boîte de dialogue, et ne change rien.',
        test: 'elements/my-elements: ELEM-06',
      },
      {
        criteria: ['6.1'],
        says: 'Les liens restent les vôtres.',
        test: 'elements/my-elements: ELEM-01 ELEM-02',
        owed: 'Un intitulé qui dit l’état et l’annonce : une classe seule ne se lit pas.',
      },
    ],
  },
  {
    tag: 'flx-page',
    lines: [
      {
        criteria: ['10.7', '2.4.11'],
        says: 'La page défile jusqu’à l’ancre, dégagée de l’en-tête fixe.',
        test: 'elements/page: PAGE-02',
        owed: 'Un lien d’évitement vers le contenu principal.',
      },
      {
        criteria: ['13.8'],
        says: 'Elle y va d’un coup pour qui demande moins d’animations.',
        test: 'core/browser/scroll: PAGE-03',
      },
      {
        criteria: ['7.1'],
        says: 'L’élément ne dessine rien, et axe ne trouve rien.',
        test: 'elements/page',
      },
    ],
  },
  {
    tag: 'flx-permalink',
    lines: [
      {
        criteria: ['7.3'],
        says: 'Du bouton à la copie, au clavier seul.',
        test: 'elements/permalink: PERMA-01',
      },
      {
        criteria: ['7.5'],
        says: 'La copie est dite à tous ; sans presse-papiers, comment copier est dit aussi.',
        test: 'elements/permalink: PERMA-01',
      },
      {
        criteria: ['1.1'],
        says: 'Le code QR est une image qui a un nom, et l’adresse se lit à côté.',
        test: 'elements/permalink: PERMA-01',
      },
    ],
  },
  {
    tag: 'flx-track',
    lines: [
      {
        criteria: ['7.1'],
        says: 'L’élément ne dessine rien, et ne change ni un lien ni son clic.',
        test: 'elements/track: TRACK-01',
      },
    ],
  },
  {
    tag: 'flx-config',
    lines: [
      {
        criteria: ['8.3', '8.7'],
        says: 'Les textes, les nombres et les dates des éléments suivent `<html lang>`, ou le `lang` de l’élément.',
        test: 'e2e/english: I18N-02',
        owed: '`lang` sur `<html>`, et là où la langue change.',
      },
    ],
  },
]
