import type { Entry } from '../entry.ts'

const slide = (id: number, alt: string, rest = ''): string =>
  `<li><img src="/media/image?id=${id}&amp;taille=vignette" width="480" height="320" alt="${alt}"${rest}></li>`

export const slideshowEntry: Entry = {
  tag: 'flx-slideshow',
  title: 'Diaporama',
  family: 'content',
  facts: [
    'Il avance toutes les 5 secondes, avec un bouton pour l’arrêter ; le premier geste du visiteur l’arrête, et il ne commence pas pour qui demande moins d’animations.',
    'Il attend sous le pointeur, dans un onglet caché, et tant qu’on n’en voit pas 70 %.',
    'Un glissement de 40 pixels change d’image ; le défilement de la page reste au doigt.',
    'Vos nœuds restent à leur place, sans copie ; ce qui est hors de vue ne prend pas le focus.',
    'Une image dont la taille n’est pas écrite a sa place avant d’être là (`--flx-slides-ratio`), une image cassée aussi.',
  ],
  withoutScript: 'Une rangée qui défile et s’arrête sur chaque image, si la page a les règles de « Démarrer ».',
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
    ['← →', 'Sur une flèche ou un point : en arrière, en avant.'],
    ['Tab', 'Parcourt les commandes, puis ce que l’on voit ; jamais ce qui est hors de vue.'],
  ],
}
