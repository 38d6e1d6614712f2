import type { Conformity } from '../../conformity/conformity.ts'

export const formRgaa: Conformity = {
  tag: 'flx-form',
  lines: [
    {
      criteria: ['11.10'],
      says: 'Ce qui est refusé se dit en tête, par des liens vers les champs, et à côté de chaque champ ; le premier a le focus.',
      test: 'elements/form: FORM-02 FORM-11',
      owed: 'Une étiquette à chaque champ, `required` là où il faut, et le format attendu écrit près du champ.',
    },
    {
      criteria: ['11.11'],
      says: 'Les règles du navigateur sont dites en français, champ par champ.',
      test: 'elements/form: FORM-11',
      owed: 'Des messages du serveur qui disent comment corriger.',
    },
    {
      criteria: ['7.5'],
      says: 'L’envoi en cours, la réussite et l’échec sont annoncés ; rien de saisi n’est perdu.',
      test: 'elements/form: HTTP-02',
    },
    {
      criteria: ['11.12'],
      says: 'Avec `steps`, un récapitulatif redit tout ce qui part et ramène à chaque étape.',
      test: 'elements/form-steps: FORM-03',
      owed: '`steps` pour ce qui engage (commande, contrat).',
    },
    {
      criteria: ['13.1'],
      says: 'Une session finie se rouvre sur place, et la saisie survit à un rechargement.',
      test: 'elements/form-draft: FORM-11',
    },
    {
      criteria: ['3.3.7'],
      says: 'Une étape garde ce qui y a été saisi, au retour et après un rechargement.',
      test: 'elements/form-steps: FORM-03 FORM-11',
      owed: 'Ne redemandez pas dans un formulaire ce qui y est déjà.',
    },
    {
      criteria: ['3.3.8'],
      says: 'Le collage n’est refusé que dans un champ de confirmation, jamais dans un mot de passe de connexion.',
      test: 'elements/form: FORM-08',
    },
    {
      criteria: ['11.1', '11.6', '11.13'],
      says: 'Étiquettes, légendes et `autocomplete` sont ceux de votre formulaire, que l’élément ne change pas.',
      test: 'elements/form',
      owed: '`autocomplete` sur les champs qui parlent du visiteur.',
    },
  ],
}
