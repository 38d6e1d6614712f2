import type { Entry } from '../entry.ts'

export const consentEntry: Entry = {
  tag: 'flx-consent',
  title: 'Consentement aux cookies',
  family: 'page',
  facts: [
    'Refuser est aussi simple qu’accepter.',
    'Le choix est gardé six mois et se change à tout moment.',
    'Rien n’est mesuré avant lui.',
  ],
  withoutScript: 'Rien ne se montre, et rien n’est mesuré.',
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
