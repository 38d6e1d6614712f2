import type { Conformity } from '../../core/conformity/conformity.ts'

export const formRgaa: Conformity = {
  tag: 'flx-form',
  lines: [
    {
      criteria: ['11.10'],
      says: 'Ce qui est refusé se dit en tête, par des liens vers les champs, et à côté de chaque champ ; le premier a le focus.',
      test: 'elements/form: FORM-02 FORM-11 JSON errors: links to the fields, each tied to its field, the first one has the focus',
      owed: 'Une étiquette à chaque champ, `required` là où il faut, et le format attendu écrit près du champ.',
    },
    {
      criteria: ['11.11'],
      says: 'Les règles du navigateur sont dites en français, champ par champ.',
      test: 'elements/form: FORM-11 what the page’s own rules refuse is said likewise, in French, and nothing leaves',
      owed: 'Des messages du serveur qui disent comment corriger.',
    },
    {
      criteria: ['7.5'],
      says: 'L’envoi en cours, la réussite et l’échec sont annoncés ; rien de saisi n’est perdu.',
      test: 'elements/form: HTTP-02 a cut connection, a page in place of an answer, JSON of another shape: a message, and nothing is lost',
    },
    {
      criteria: ['11.12'],
      says: 'Avec `steps`, un récapitulatif redit tout ce qui part et ramène à chaque étape.',
      test: 'elements/form-steps: FORM-03 the summary tells all that is sent, in words, and leads back to each step',
      owed: '`steps` pour ce qui engage (commande, contrat).',
    },
    {
      criteria: ['13.1'],
      says: 'Une session finie se rouvre sur place, et la saisie survit à un rechargement.',
      test: 'elements/form-draft: FORM-11 what was typed is back after a reload, and it says so; it can be thrown away',
    },
    {
      criteria: ['3.3.7'],
      says: 'Une étape garde ce qui y a été saisi, au retour et après un rechargement.',
      test: 'elements/form-steps: FORM-03 FORM-11 a reload stays in its step, with what was typed',
      owed: 'Ne redemandez pas dans un formulaire ce qui y est déjà.',
    },
    {
      criteria: ['3.3.8'],
      says: 'Le collage n’est refusé que dans un champ de confirmation, jamais dans un mot de passe de connexion.',
      test: 'elements/form: FORM-08 a paste is refused where an e-mail is typed a second time, and there alone',
    },
    {
      criteria: ['11.1', '11.6', '11.13'],
      says: 'Étiquettes, légendes et `autocomplete` sont ceux de votre formulaire, que l’élément ne change pas.',
      test: 'elements/form: takes a form that `for` names, and leaves the page as it was when it goes',
      owed: '`autocomplete` sur les champs qui parlent du visiteur.',
    },
  ],
}
