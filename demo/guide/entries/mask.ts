import type { Entry } from '../entry.ts'

export const maskEntry: Entry = {
  tag: 'flx-mask',
  title: 'Masques de saisie',
  family: 'forms',
  facts: [
    'Une valeur du serveur est mise en forme dès l’affichage, et le formulaire envoie la valeur brute, quel que soit le mode d’envoi : bouton, Entrée, `requestSubmit`, `FormData`.',
    'Le visiteur peut coller « 1.234,50 € » ou « +33 6 12 34 56 78 ». L’annulation, le remplissage automatique et les claviers à composition fonctionnent.',
    'La clé des IBAN, SIRET, SIREN et numéros de sécurité sociale est vérifiée, Corse comprise.',
    'Le code postal suit le pays choisi dans le formulaire : cinq chiffres en France, quatre en Belgique.',
  ],
  withoutScript: 'Un champ ordinaire affiche la valeur du serveur.',
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
