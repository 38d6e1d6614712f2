import type { Conformity } from './conformity.ts'

/** The conformity of the elements of `src/forms`. */
export const forms: readonly Conformity[] = [
  {
    tag: 'flx-autocomplete',
    lines: [
      {
        criteria: ['7.1'],
        says: 'Le champ est une combobox au sens d’ARIA : liste, réponse choisie et état ouvert sont restitués.',
        test: 'elements/autocomplete: AUTO-05',
      },
      {
        criteria: ['7.3'],
        says: 'Flèches, Entrée et Échap choisissent et ferment ; la souris et le doigt aussi.',
        test: 'elements/autocomplete: AUTO-03',
      },
      {
        criteria: ['7.5'],
        says: 'Le nombre de réponses, leur absence et un échec sont annoncés.',
        test: 'elements/autocomplete: AUTO-05',
      },
      {
        criteria: ['11.10', '11.11'],
        says: 'Un texte qui n’est pas une réponse ne reste pas, et le champ dit pourquoi.',
        test: 'elements/autocomplete: AUTO-04',
      },
      {
        criteria: ['11.1'],
        says: 'Le champ garde l’étiquette de la page, qui ne nomme que lui.',
        test: 'elements/autocomplete: AUTO-05',
        owed: 'Une étiquette au champ.',
      },
      {
        criteria: ['10.13'],
        says: 'La liste reste tant qu’on la survole, et Échap la ferme sans fermer la boîte de dialogue où elle se trouve.',
        test: 'elements/autocomplete: AUTO-05',
      },
    ],
  },
  {
    tag: 'flx-date-field',
    lines: [
      {
        criteria: ['7.1'],
        says: 'Le champ garde son nom ; le bouton du calendrier a le sien, et dit s’il est ouvert.',
        test: 'elements/date-field',
        owed: 'Une étiquette au champ.',
      },
      {
        criteria: ['7.3'],
        says: 'La date se tape ; dans le calendrier, les touches d’une grille vont aux jours, semaines, mois et années.',
        test: 'elements/date-calendar: DATE-04',
      },
      {
        criteria: ['11.10', '11.11'],
        says: 'Une date impossible, trop tôt, trop tard ou fermée est dite en toutes lettres sous le champ, et reste corrigeable.',
        test: 'elements/date-field',
      },
      {
        criteria: ['12.8'],
        says: 'Le jour choisi, le focus revient au champ.',
        test: 'elements/date-calendar',
      },
      {
        criteria: ['10.11'],
        says: 'Le calendrier tient dans 360 px, dans une boîte de dialogue aussi.',
        test: 'elements/date-calendar',
      },
    ],
  },
  {
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
  },
  {
    tag: 'flx-map-picker',
    lines: [
      {
        criteria: ['13.10', '2.5.7'],
        says: 'Le point se pose aussi par une adresse, un clic, les flèches ou les coordonnées.',
        test: 'elements/map-picker: MAP-03',
      },
      {
        criteria: ['7.1'],
        says: 'Le repère est un curseur qui dit son lieu et ses touches.',
        test: 'theme/drawn',
      },
      {
        criteria: ['4.8'],
        says: 'Sans carte, les champs suffisent.',
        test: 'elements/map-picker: MAP-03',
      },
      {
        criteria: ['11.10', '11.11'],
        says: 'Une coordonnée qui n’en est pas une est refusée en toutes lettres, avec un exemple, et retient le formulaire.',
        test: 'elements/map-picker: MAP-01',
        owed: 'Une étiquette à vos champs de latitude et de longitude.',
      },
      {
        criteria: ['7.5'],
        says: 'Un service qui ne répond pas se dit, et ce qui est saisi reste.',
        test: 'elements/map-picker: HTTP-02',
      },
    ],
  },
  {
    tag: 'flx-mask',
    lines: [
      {
        criteria: ['11.10', '11.11'],
        says: 'Une saisie incomplète est dite sous le champ, liée à lui, et ne l’est plus une fois juste.',
        test: 'elements/mask-field',
        owed: 'Le format attendu, écrit près du champ.',
      },
      {
        criteria: ['11.1'],
        says: 'Le champ reste celui de la page, avec son étiquette.',
        test: 'elements/mask-field',
        owed: 'Une étiquette au champ.',
      },
      {
        criteria: ['7.1'],
        says: 'La frappe, la correction, le collage et la composition restent ceux du navigateur.',
        test: 'elements/mask-field',
      },
    ],
  },
  {
    tag: 'flx-newsletter',
    lines: [
      {
        criteria: ['7.5'],
        says: 'La fin se dit dans une boîte de dialogue, avec les mots du serveur.',
        test: 'elements/newsletter: NEWS-01 NEWS-02',
      },
      {
        criteria: ['11.10'],
        says: 'Après une erreur, rien de ce qui était saisi n’est perdu.',
        test: 'elements/newsletter: NEWS-01',
        owed: 'Une étiquette au champ, `autocomplete="email"`.',
      },
    ],
  },
  {
    tag: 'flx-password-strength',
    lines: [
      {
        criteria: ['3.1'],
        says: 'Ce que dit la couleur de la barre, un mot et des raisons le disent aussi.',
        test: 'elements/password-strength: PWD-01',
      },
      {
        criteria: ['7.5'],
        says: 'L’avis du serveur est annoncé une fois la frappe arrêtée.',
        test: 'elements/password-strength: PWD-01',
      },
      {
        criteria: ['11.1'],
        says: 'Le champ garde son nom, en tableau, dans une étiquette ou à côté.',
        test: 'elements/password-strength: PWD-01',
        owed: 'Une étiquette au champ.',
      },
    ],
  },
  {
    tag: 'flx-quantity',
    lines: [
      {
        criteria: ['7.1', '11.9'],
        says: 'Les deux boutons sont nommés d’après le champ, et la nouvelle valeur est lue.',
        test: 'elements/quantity',
        owed: 'Une étiquette au champ.',
      },
      {
        criteria: ['2.5.8'],
        says: 'Les boutons ont 44 px et s’atteignent au clavier.',
        test: 'elements/quantity',
      },
      {
        criteria: ['12.8'],
        says: 'Un bouton arrivé au bout garde le focus.',
        test: 'elements/quantity',
      },
    ],
  },
  {
    tag: 'flx-repeat',
    lines: [
      {
        criteria: ['2.5.7', '13.10'],
        says: 'Les blocs se rangent par des boutons autant qu’en les tirant.',
        test: 'elements/repeat: FORM-05',
      },
      {
        criteria: ['7.5'],
        says: 'Ajout, retrait et déplacement sont annoncés, par le nom du bloc.',
        test: 'theme/drawn',
      },
      {
        criteria: ['11.6', '11.1'],
        says: 'Un bloc ajouté a sa légende, ses étiquettes et ses noms à lui.',
        test: 'elements/repeat: FORM-05',
        owed: 'Un `fieldset` et une `legend` par bloc, une étiquette par champ.',
      },
      {
        criteria: ['11.12'],
        says: 'Un bloc retiré se remet en place, avec sa saisie.',
        test: 'elements/repeat: FORM-05',
      },
    ],
  },
  {
    tag: 'flx-upload',
    lines: [
      {
        criteria: ['2.5.7'],
        says: 'Déposer, coller et ranger se font aussi par le champ et par des boutons.',
        test: 'elements/upload: UPLOAD-02',
      },
      {
        criteria: ['11.10', '11.11'],
        says: 'Chaque refus est dit à côté de son fichier, avec ce qui est accepté.',
        test: 'elements/upload: UPLOAD-01',
        owed: 'Une étiquette au champ, les types et le poids admis écrits avant lui.',
      },
      {
        criteria: ['7.1', '7.5'],
        says: 'La progression, la réussite et l’échec de chaque fichier sont restitués.',
        test: 'theme/drawn',
      },
    ],
  },
]
