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
    'Un lien dont le `rel` commence par `lightbox` ouvre son image ; un nom entre crochets, `lightbox[voyage]`, forme une galerie.',
    'Dans les conteneurs désignés par `for`, les galeries d’un CMS s’ouvrent sans `rel`.',
    'L’élément n’a pas besoin de la taille des images, ni d’une adresse qui se termine par `.jpg`.',
    'Si une image ne se charge pas, elle est demandée trois fois, puis un message s’affiche à sa place.',
    'Le visiteur balaie, zoome, parcourt les vignettes et lance le diaporama, au doigt, à la souris ou au clavier.',
    'Le bouton Précédent du navigateur ferme les images sans quitter la page.',
  ],
  withoutScript:
    'Chaque lien ouvre son image dans la page. Ctrl et ⌘ l’ouvrent dans un onglet, avec ou sans JavaScript.',
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
    ['←', 'Affiche l’image précédente.'],
    ['→', 'Affiche l’image suivante.'],
    ['Échap', 'Ferme les images.'],
    ['Tab', 'Passe d’un bouton à l’autre, puis aux vignettes.'],
  ],
}
