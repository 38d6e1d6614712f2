import type { Entry } from '../entry.ts'

export const maskEntry: Entry = {
  tag: 'flx-mask',
  title: 'Masques de saisie',
  family: 'forms',
  facts: [
    'Une valeur du serveur se lit aussitôt sous sa forme ; le formulaire envoie la valeur seule : bouton, Entrée, `requestSubmit`, `FormData`.',
    'Collez « 1.234,50 € » ou « +33 6 12 34 56 78 » : c’est compris. Annuler, le remplissage automatique et les claviers qui composent marchent comme ailleurs.',
    'IBAN, SIRET, SIREN et numéro de sécurité sociale sont vérifiés par leur clé, Corse comprise.',
    'Le code postal suit le pays choisi dans le formulaire : cinq chiffres en France, quatre en Belgique.',
  ],
  withoutScript: 'Un champ ordinaire, avec la valeur que le serveur a écrite.',
  keys: [
    ['k, m', 'Dans un nombre, multiplie par mille ou par un million.'],
    ['/ . -', 'Dans une date, complète le jour ou le mois : 1/ devient 01/.'],
  ],
  live: `<form action="#">
  <flx-mask>
    <p><label>Téléphone <input type="tel" name="telephone" data-flx-mask="phone" autocomplete="tel" value="0298443412"></label></p>
    <p><label>Né le <input name="naissance" data-flx-mask="flexitdate" value="1984-02-29"></label></p>
    <p><label>Montant <input name="montant" data-flx-mask="euro" value="1234.5"></label></p>
    <p><label>IBAN <input name="iban" data-flx-mask="iban" autocomplete="off"></label></p>
  </flx-mask>
</form>`,
  samples: { mask: 'phone' },
}
