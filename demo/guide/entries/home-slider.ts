import type { Entry } from '../entry.ts'

const slide = (id: number, alt: string, rest = ''): string =>
  `<li><img src="/media/image?id=${id}&amp;taille=vignette" width="480" height="320" alt="${alt}"${rest}></li>`

export const homeSliderEntry: Entry = {
  tag: 'flx-home-slider',
  title: 'Diaporama d’accueil',
  family: 'content',
  facts: [
    'Chaque image se fond dans la suivante en 1,2 seconde, toutes les 4,8 secondes. Des flèches permettent d’avancer, ou des points sous 576 px de large.',
    'La première image se charge avec la page, les autres peu avant leur affichage : écrivez `loading="lazy"` sur chacune d’elles.',
    'Un bouton l’arrête, ainsi que le premier geste du visiteur. Il ne démarre pas si le visiteur demande moins d’animations.',
    'Les diapositives ne sont ni copiées ni déplacées. Les diapositives masquées ne sont pas focalisables.',
  ],
  withoutScript:
    'Les images forment une rangée qui défile et s’arrête sur chacune, si la page utilise `flx-places.css`.',
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
    ['← →', 'Sur une flèche ou un point, recule ou avance d’une diapositive.'],
    ['Tab', 'Passe d’un bouton à l’autre, puis aux diapositives visibles.'],
  ],
}
