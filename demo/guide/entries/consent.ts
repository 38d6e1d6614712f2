import type { Entry } from '../entry.ts'

export const consentEntry: Entry = {
  tag: 'flx-consent',
  title: 'Consentement aux cookies',
  family: 'page',
  facts: [
    'Le visiteur refuse aussi simplement qu’il accepte.',
    'Le choix est conservé six mois, et le visiteur peut le modifier à tout moment.',
    'Aucune mesure n’a lieu avant ce choix.',
  ],
  withoutScript: 'Rien ne s’affiche et aucune mesure n’a lieu.',
  live: `
    <p>Le bandeau est au bas de la page. Une fois le choix fait, ce bouton y ramène :</p>
    <flx-consent policy="/confidentialite"></flx-consent>`,
  code: '<flx-consent policy="/confidentialite"></flx-consent>',
  fixed: ['revision'],
  calls: [
    { method: 'show', label: 'Ouvrir les choix' },
    { method: 'refuse', label: 'Refuser' },
  ],
}
