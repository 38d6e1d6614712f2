import { asc, ne } from 'drizzle-orm'
import { pictureAddress, thumbnailAddress } from '../../server/media-address.ts'
import { pictures } from '../../server/schema.ts'
import type { Entry } from '../entry.ts'
import { html } from '../markup.ts'

const shown = 5

export const lightboxEntry: Entry = {
  tag: 'flx-lightbox',
  title: 'Images en grand',
  family: 'overlays',
  facts: [
    'Un lien dont le `rel` commence par `lightbox` ouvre son image ; un nom entre crochets, `lightbox[voyage]`, en fait une galerie.',
    'Dans les conteneurs que `for` désigne, les galeries d’un CMS s’ouvrent telles quelles, sans `rel`.',
    'Les tailles des images n’ont pas à être connues, ni leurs adresses à finir par `.jpg`.',
    'Une image qui ne vient pas est redemandée trois fois, puis le dit à sa place.',
    'Doigts, souris, clavier : balayer, zoomer, parcourir les vignettes, lancer le diaporama.',
    'Le bouton Précédent du navigateur ferme les images, sans quitter la page.',
  ],
  withoutScript:
    'Chaque lien ouvre son image dans la page, comme tout lien. Ctrl et ⌘ l’ouvrent dans un onglet, avec ou sans script.',
  live: async ({ db }) => {
    const rows = await db.select().from(pictures).where(ne(pictures.id, 1)).orderBy(asc(pictures.id)).limit(shown)
    const links = rows.map(
      ({ id, alt, caption, width, height }) =>
        html`<a href="${pictureAddress(id)}" rel="lightbox[voyage]" title="${caption}"><img src="${thumbnailAddress(id)}" width="480" height="${Math.round((480 * height) / width)}" alt="${alt}" loading="lazy"></a>\n`,
    )
    return html`<flx-lightbox>\n<div class="guide-pictures">${links}</div>\n</flx-lightbox>`.html
  },
  code: `
    <flx-lightbox>
      <a href="/media/port.webp" rel="lightbox[voyage]" title="Le port">
        <img src="/media/port-vignette.webp" alt="Bateaux à quai">
      </a>
      <a href="/media/phare.webp" rel="lightbox[voyage]" title="Le phare">
        <img src="/media/phare-vignette.webp" alt="Phare au couchant">
      </a>
    </flx-lightbox>`,
  fixed: ['for', 'images'],
  calls: [{ method: 'show', label: 'Ouvrir la première', args: [0] }],
  keys: [
    ['←', 'Image précédente.'],
    ['→', 'Image suivante.'],
    ['Échap', 'Ferme.'],
    ['Tab', 'Parcourt les commandes et les vignettes.'],
  ],
}
