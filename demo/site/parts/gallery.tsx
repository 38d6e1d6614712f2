import { pictureAddress, thumbnailAddress } from '../../server/media-address.ts'
import type { pictures } from '../../server/schema.ts'

type Picture = typeof pictures.$inferSelect

/** Ids of the pictures shown at double width, so that the rows are full. */
const wide = new Set([2, 8])

function shapeOf({ id, width, height }: Picture): string | undefined {
  if (height > width) return 'gallery__tall'
  return wide.has(id) ? 'gallery__wide' : undefined
}

/** Links to pictures, as a template author writes them; without script, each link opens its picture. */
export function Gallery({ pictures, group }: { pictures: Picture[]; group: string }) {
  return (
    <flx-lightbox>
      <ul className="gallery">
        {pictures.map((picture) => {
          const { id, alt, caption, width, height } = picture
          return (
            <li key={id} className={shapeOf(picture)}>
              <a href={pictureAddress(id)} rel={`lightbox[${group}]`} title={caption}>
                <img
                  src={thumbnailAddress(id)}
                  width="480"
                  height={Math.round((480 * height) / width)}
                  alt={alt}
                  loading="lazy"
                  decoding="async"
                />
              </a>
            </li>
          )
        })}
      </ul>
    </flx-lightbox>
  )
}
