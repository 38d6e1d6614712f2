import type { Entry } from '../entry.ts'

const slide = (id: number, alt: string, rest = ''): string =>
  `<li><img src="/media/image?id=${id}&amp;taille=vignette" width="480" height="320" alt="${alt}"${rest}></li>`

export const homeSliderEntry: Entry = {
  tag: 'flx-home-slider',
  title: 'Diaporama d’accueil',
  family: 'content',
  facts: [
    'Une image se fond dans la suivante en 1,2 seconde, toutes les 4,8 secondes ; des flèches, ou des points sous 576 px.',
    'La première image se charge avec la page, les autres quand leur tour approche : `loading="lazy"` sur chacune d’elles.',
    'Un bouton l’arrête, le premier geste du visiteur aussi ; il ne commence pas pour qui demande moins d’animations.',
    'Vos nœuds restent à leur place, sans copie ; ce qui est hors de vue ne prend pas le focus.',
  ],
  withoutScript: 'Une rangée qui défile et s’arrête sur chaque image, si la page a les règles de « Démarrer ».',
  live: `
    <flx-home-slider label="À la une">
      <ul>
        ${slide(2, 'Deux voiliers sur une mer lisse au lever du soleil')}
        ${slide(5, 'Une porte bleue entre deux massifs d’hortensias', ' loading="lazy"')}
        ${slide(7, 'Une clôture de bois sur une dune', ' loading="lazy"')}
      </ul>
    </flx-home-slider>`,
  fixed: ['for', 'start'],
  calls: [
    { method: 'next', label: 'La suite' },
    { method: 'goTo', label: 'La troisième', args: [3] },
    { method: 'pause', label: 'Arrêter' },
    { method: 'play', label: 'Lancer' },
  ],
  keys: [
    ['← →', 'Sur une flèche ou un point : en arrière, en avant.'],
    ['Tab', 'Parcourt les commandes, puis ce que l’on voit ; jamais ce qui est hors de vue.'],
  ],
}
