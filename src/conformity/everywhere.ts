import type { ConformityLine } from './conformity.ts'

/** The conformity that all elements share. */
export const everywhereRgaa: readonly ConformityLine[] = [
  {
    criteria: ['3.2'],
    says: 'Chaque texte dessiné a un contraste d’au moins 4,5 avec ce qui est derrière, sous une vingtaine de thèmes, en clair et en sombre.',
    test: 'theme/sheets.all',
    owed: 'Les couleurs que vous donnez aux variables `--flx-…`.',
  },
  {
    criteria: ['3.3'],
    says: 'Le bord d’un champ, un dessin sans texte, ce qui marque un choix et l’anneau du focus ont un contraste d’au moins 3 avec ce qui les entoure, en clair et en sombre.',
    test: 'theme/drawn',
    owed: 'Les couleurs que vous donnez aux variables `--flx-…` ; une carte et une photo ne se mesurent pas.',
  },
  {
    criteria: ['7.1'],
    says: 'Le nom, le rôle, l’état et la description de tout ce qui est dessiné sont lus dans l’arbre d’accessibilité du navigateur, dans chaque état, et comparés à un texte approuvé.',
    test: 'theme/drawn',
  },
  {
    criteria: ['8.2', '11.1', '6.2'],
    says: 'Dans toutes les pages de la boutique d’exemple, en clair, en sombre, à 360 px et à 1280 px, axe ne trouve rien.',
    test: 'e2e/pages',
  },
  {
    criteria: ['10.4'],
    says: 'Les tailles suivent celle du texte de la page : à 200 %, rien n’est coupé ni ne déborde.',
    test: 'e2e/readable',
    owed: 'Des tailles en `rem` ou en `em`, et aucune hauteur fixe autour d’un texte.',
  },
  {
    criteria: ['10.7', '12.9', '2.4.11'],
    says: 'Par Tab, du début à la fin de la page : chaque arrêt se voit, dans la fenêtre, sous un en-tête collant et en couleurs forcées aussi, et aucun ne retient.',
    test: 'e2e/readable',
    owed: 'Pas de `outline: none`.',
  },
  {
    criteria: ['10.11', '10.12', '2.5.8'],
    says: 'À 320 px, avec l’espacement de texte qu’un lecteur demande, rien n’est coupé ; les cibles ont 24 px, ou l’espace qui les remplace.',
    test: 'e2e/readable',
    owed: 'Des contenus larges (tableaux, code) qui défilent dans leur propre boîte.',
  },
  {
    criteria: ['10.8'],
    says: 'Ce qui est caché par `hidden` ou par une classe l’est aussi pour les aides techniques.',
    test: 'elements/hidden',
  },
  {
    criteria: ['7.2'],
    says: 'Sans script, le contenu que vous écrivez dans l’élément reste et sert : lire et acheter se font sans lui.',
    test: 'e2e/pages',
    owed: 'Un contenu qui suffit sans script.',
  },
  {
    criteria: ['13.8'],
    says: 'Rien ne bouge de soi-même pour qui demande moins d’animations.',
    test: 'e2e/readable',
  },
]
