import { featuredArticles } from '../../server/catalogue/article-cards.ts'
import { articleImage } from '../../server/media-address.ts'
import type { Entry } from '../entry.ts'
import { html } from '../markup.ts'

export const carouselEntry: Entry = {
  tag: 'flx-carousel',
  title: 'Carrousel',
  family: 'content',
  facts: [
    'Vos nœuds restent à leur place, avec ce qui les écoute : aucune copie, même sans fin. Un formulaire, un `id` ou un cadre n’y sont jamais deux fois.',
    'Rien n’arrive avant qu’on le voie : pas un octet dans un onglet fermé ou en bas d’une page.',
    'Ce qui est hors de vue ne prend ni le focus ni la parole ; une région nommée, « 3 sur 8 » dit au visiteur qui avance, jamais quand il avance seul.',
    'Chaque option selon la largeur : `shown="1.2 576:2 992:4"`, `dots="on 768:off"`.',
    'Avec `for`, ce sont les vignettes d’un autre carrousel : `<flx-carousel for="#grand" shown="5">`.',
    'Sur papier, toutes les diapositives.',
  ],
  withoutScript: 'Une rangée qui défile et s’arrête sur chaque diapositive, si la page a les règles de « Démarrer ».',
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
    ['← →', 'Sur une flèche ou un point : en arrière, en avant.'],
    ['Tab', 'Parcourt les commandes, puis ce que l’on voit ; jamais ce qui est hors de vue.'],
  ],
}
