import { featuredArticles } from '../../server/catalogue/article-cards.ts'
import { articleImage } from '../../server/media-address.ts'
import type { FamilyEntry } from '../entry.ts'
import { html } from '../markup.ts'

const slide = (id: number, alt: string, rest = ''): string =>
  `<li><img src="/media/image?id=${id}&amp;taille=vignette" width="480" height="320" alt="${alt}"${rest}></li>`

/** What both slideshows have in common. */
const slideshow = {
  withoutScript:
    'Les images forment une rangée qui défile et s’arrête sur chacune, si la page utilise `flx-places.css`.',
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
} satisfies Partial<FamilyEntry>

export const slideEntries: FamilyEntry[] = [
  {
    tag: 'flx-carousel',
    title: 'Carrousel',
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
      return html`<flx-carousel label="La sélection" class="guide-carousel">\n<ul>\n${slides}</ul>\n</flx-carousel>`
        .html
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
  },
  {
    tag: 'flx-slideshow',
    title: 'Diaporama',
    facts: [
      'Les images avancent toutes les 5 secondes. Un bouton les arrête, ainsi que le premier geste du visiteur. Le diaporama ne démarre pas si le visiteur demande moins d’animations.',
      'Il s’interrompt au survol, dans un onglet masqué, et si moins de 70 % du diaporama est visible.',
      'Un glissement de 40 pixels change d’image, sans gêner le défilement de la page.',
      'Les diapositives ne sont ni copiées ni déplacées. Les diapositives masquées ne sont pas focalisables.',
      'Une image sans dimensions, ou introuvable, garde une place réservée (`--flx-slides-ratio`).',
    ],
    live: `
    <flx-slideshow label="Port-Lannec">
      <ul>
        ${slide(8, 'Trois canots colorés devant une rangée de maisons')}
        ${slide(4, 'Sept cabines de bain alignées sur le sable', ' loading="lazy"')}
        ${slide(10, 'Des bassins de marais salant sous un ciel rose', ' loading="lazy"')}
      </ul>
    </flx-slideshow>`,
    ...slideshow,
  },
  {
    tag: 'flx-home-slider',
    title: 'Diaporama d’accueil',
    facts: [
      'Chaque image se fond dans la suivante en 1,2 seconde, toutes les 4,8 secondes. Des flèches permettent d’avancer, ou des points sous 576 px de large.',
      'La première image se charge avec la page, les autres peu avant leur affichage : écrivez `loading="lazy"` sur chacune d’elles.',
      'Un bouton l’arrête, ainsi que le premier geste du visiteur. Il ne démarre pas si le visiteur demande moins d’animations.',
      'Les diapositives ne sont ni copiées ni déplacées. Les diapositives masquées ne sont pas focalisables.',
    ],
    live: `
    <flx-home-slider label="À la une">
      <ul>
        ${slide(2, 'Deux voiliers sur une mer lisse au lever du soleil')}
        ${slide(5, 'Une porte bleue entre deux massifs d’hortensias', ' loading="lazy"')}
        ${slide(7, 'Une clôture de bois sur une dune', ' loading="lazy"')}
      </ul>
    </flx-home-slider>`,
    ...slideshow,
  },
  {
    tag: 'flx-video',
    title: 'Vidéo avec affiche',
    facts: [
      'Au clic, le lecteur remplace l’affiche, sans décalage de la page.',
      'YouTube, Vimeo et Dailymotion ne reçoivent aucune information avant le clic. Ensuite, le consentement du visiteur s’applique.',
      'Le navigateur lit les fichiers mp4, webm et ogg, avec vos sous-titres `<track>`.',
      'Une seule vidéo est lue à la fois.',
    ],
    withoutScript: 'L’affiche est un lien vers la vidéo.',
    live: `
    <flx-video>
      <a href="https://www.youtube.com/watch?v=aqz-KE-bpKQ"><img src="/media/image?id=2&amp;taille=vignette" alt="Deux voiliers au lever du soleil" width="480" height="320"></a>
    </flx-video>`,
    fixed: ['src', 'poster'],
    calls: [{ method: 'stop', label: 'Remettre l’affiche' }],
  },
]
