import { featuredArticles } from '../../server/catalogue/article-cards.ts'
import { articleImage } from '../../server/media-address.ts'
import type { Entry } from '../entry.ts'
import { html } from '../markup.ts'

export const carouselEntry: Entry = {
  tag: 'flx-carousel',
  title: 'Carrousel',
  family: 'content',
  facts: [
    'Les diapositives ne sont ni copiées ni déplacées, même en boucle : vos écouteurs restent actifs. Un formulaire, un `id` ou un cadre n’y figurent jamais deux fois.',
    'Le code n’est chargé que si le carrousel est visible.',
    'Les diapositives masquées ne sont ni focalisables ni lues. Le carrousel a un nom, et un lecteur d’écran annonce « 3 sur 8 » quand le visiteur avance.',
    'Chaque option peut dépendre de la largeur : `shown="1.2 576:2 992:4"`, `dots="on 768:off"`.',
    'Avec `for`, le carrousel affiche les vignettes d’un autre : `<flx-carousel for="#grand" shown="5">`.',
    'À l’impression, toutes les diapositives apparaissent.',
  ],
  withoutScript:
    'Les diapositives forment une rangée qui défile et s’arrête sur chacune, si la page utilise `flx-places.css`.',
  live: async ({ db }) => {
    const cards = await featuredArticles(db, 8)
    const slides = cards.map(
      ({ id, slug, name, shape, colours: [colour = ''] }) =>
        html`<li><a href="/article/${slug}"><img src="${articleImage(shape, colour, id, 480)}" width="480" height="480" alt="" loading="lazy">${name}</a></li>\n`,
    )
    return html`<flx-carousel label="La sélection" class="guide-carousel">\n<ul>\n${slides}</ul>\n</flx-carousel>`.html
  },
  code: `
    <style>
      flx-carousel { --flx-slides-shown: 1.2 }
      @media (min-width: 576px) { flx-carousel { --flx-slides-shown: 2 } }
      @media (min-width: 992px) { flx-carousel { --flx-slides-shown: 4 } }
    </style>
    <flx-carousel label="La sélection">
      <ul>
        <li><a href="/article/bol"><img src="/media/bol.webp" width="480" height="480" alt="" loading="lazy">Bol en grès</a></li>
        <li><a href="/article/cruche"><img src="/media/cruche.webp" width="480" height="480" alt="" loading="lazy">Cruche</a></li>
      </ul>
    </flx-carousel>`,
  fixed: ['for', 'start'],
  calls: [
    { method: 'next', label: 'La suite' },
    { method: 'goTo', label: 'La troisième', args: [3] },
  ],
  keys: [
    ['← →', 'Sur une flèche ou un point, recule ou avance d’une diapositive.'],
    ['Tab', 'Passe d’un bouton à l’autre, puis aux diapositives visibles.'],
  ],
}
