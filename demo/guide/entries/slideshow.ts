import type { Entry } from '../entry.ts'

const slide = (id: number, alt: string, rest = ''): string =>
  `<li><img src="/media/image?id=${id}&amp;taille=vignette" width="480" height="320" alt="${alt}"${rest}></li>`

export const slideshowEntry: Entry = {
  tag: 'flx-slideshow',
  title: 'Diaporama',
  family: 'content',
  facts: [
    'Les images avancent toutes les 5 secondes. Un bouton les arrête, ainsi que le premier geste du visiteur. Le diaporama ne démarre pas si le visiteur demande moins d’animations.',
    'Il s’interrompt au survol, dans un onglet masqué, et si moins de 70 % du diaporama est visible.',
    'Un glissement de 40 pixels change d’image, sans gêner le défilement de la page.',
    'Les diapositives ne sont ni copiées ni déplacées. Les diapositives masquées ne sont pas focalisables.',
    'Une image sans dimensions, ou introuvable, garde une place réservée (`--flx-slides-ratio`).',
  ],
  withoutScript:
    'Les images forment une rangée qui défile et s’arrête sur chacune, si la page utilise `flx-places.css`.',
  live: `
    <flx-slideshow label="Port-Lannec">
      <ul>
        ${slide(8, 'Trois canots colorés devant une rangée de maisons')}
        ${slide(4, 'Sept cabines de bain alignées sur le sable', ' loading="lazy"')}
        ${slide(10, 'Des bassins de marais salant sous un ciel rose', ' loading="lazy"')}
      </ul>
    </flx-slideshow>`,
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
