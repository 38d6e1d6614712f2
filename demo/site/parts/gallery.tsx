import { pictureAddress, thumbnailAddress } from '../../server/media-address.ts'
import type { pictures } from '../../server/schema.ts'

type Picture = typeof pictures.$inferSelect

/** Links to pictures, as a template author writes them; without script, each opens its picture. */
export function Gallery({ pictures, group }: { pictures: Picture[]; group: string }) {
  return (
    <flx-lightbox>
      <ul className="gallery">
        {pictures.map(({ id, alt, caption, width, height }) => (
          <li key={id} className={height > width ? 'gallery__tall' : undefined}>
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
        ))}
      </ul>
    </flx-lightbox>
  )
}
