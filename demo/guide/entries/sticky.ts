import type { Entry } from '../entry.ts'

export const stickyEntry: Entry = {
  tag: 'flx-sticky',
  title: 'En-tête collant',
  family: 'navigation',
  facts: [
    'L’en-tête reste en haut de l’écran, s’efface quand on lit et revient dès qu’on remonte.',
    'Sans fond à lui, il prend celui de la page tant qu’il colle.',
    'Rien ne bouge dans la page : il garde sa place.',
    'Ce qui a le focus, et ce que nomme une ancre, n’est jamais couvert ; l’en-tête reparaît pour qui y entre au clavier.',
    'Sur 169 pixels depuis le haut de la page il est toujours là ; il faut 60 pixels dans un sens pour qu’il s’efface ou revienne.',
  ],
  withoutScript: 'L’en-tête est celui de votre gabarit.',
  live: '<p><a href="/essais/ancienne-page">Le voir sur la page d’un ancien gabarit</a></p>',
  code: `
    <flx-sticky>
      <header>…</header>
    </flx-sticky>`,
  fixed: ['for', 'threshold', 'tolerance', 'no-hide'],
}
