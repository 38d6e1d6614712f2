import type { ArticleCard } from '../server/catalogue/article-cards.ts'
import { pictureAddress, thumbnailAddress } from '../server/media-address.ts'
import type { PageContext } from '../server/routes/page-context.ts'
import type { pages, pictures } from '../server/schema.ts'
import { ArticleGrid } from './parts/article-card.tsx'
import { Departments } from './parts/departments.tsx'
import { Waves } from './parts/icons.tsx'

type Picture = typeof pictures.$inferSelect

/** Ids of the pictures shown at double width, so that the rows are full. */
const wide = new Set([2, 8])

function shapeOf({ id, width, height }: Picture): string | undefined {
  if (height > width) return 'gallery__tall'
  return wide.has(id) ? 'gallery__wide' : undefined
}

/** Links to pictures, as a template author writes them; without script, each link opens its picture. */
function Gallery({ pictures, group }: { pictures: Picture[]; group: string }) {
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

interface HomeProps {
  context: PageContext
  /** Address of the picture of each department, by its id. */
  emblems: Map<number, string>
  featured: ArticleCard[]
  pictures: (typeof pictures.$inferSelect)[]
  notes: (typeof pages.$inferSelect)[]
}

/** The slides at the top of the page; the first shows the shop front. */
const slides = [
  {
    picture: 1,
    href: '/articles?tri=nouveau',
    title: 'Ce qui vient d’arriver quai des Sardiniers',
    alt: 'La boutique L’Estran : une devanture bleue sous un store rayé rouge et blanc, deux hortensias en pot devant la porte.',
  },
  {
    picture: 8,
    href: '/articles?categorie=epicerie',
    title: 'L’épicerie du port',
    alt: 'Trois canots colorés devant une rangée de maisons à toits d’ardoise.',
  },
  {
    picture: 5,
    href: '/articles?categorie=jardin',
    title: 'Au jardin, ce qui tient au vent',
    alt: 'Une porte bleue dans un mur de pierre, entre deux massifs d’hortensias.',
  },
  {
    picture: 4,
    href: '/articles?categorie=bain',
    title: 'Le bain, comme à la grande plage',
    alt: 'Sept cabines de bain de couleurs différentes alignées sur le sable.',
  },
] as const

function Hero() {
  return (
    <section className="hero">
      <div className="hero__text">
        <h1>Ce que la mer laisse sur le rivage</h1>
        <Waves />
        <p>
          Du grès, du lin, du papier, quelques graines et beaucoup de sardines : des objets choisis chez ceux qui les
          font, à moins d’une heure du port.
        </p>
        <p className="hero__actions">
          <a className="button" href="/articles">
            Toute la boutique
          </a>
          <a className="button button--quiet" href="/articles?tri=nouveau">
            Les nouveautés
          </a>
        </p>
      </div>
      <flx-home-slider className="hero__slides" label="À la une" dots="on" load="gesture">
        <ul>
          {slides.map(({ picture, href, title, alt }, index) => (
            <li key={href}>
              <a className="hero__slide" href={href}>
                <span>
                  {title}{' '}
                  <small>
                    {index + 1}/{slides.length}
                  </small>
                </span>
                <img
                  src={pictureAddress(picture)}
                  width="1500"
                  height="1000"
                  alt={alt}
                  loading={index > 0 ? 'lazy' : undefined}
                />
              </a>
            </li>
          ))}
        </ul>
      </flx-home-slider>
    </section>
  )
}

function Notebook({ notes }: { notes: HomeProps['notes'] }) {
  return (
    <section className="section" aria-labelledby="carnet">
      <h2 id="carnet">Le carnet</h2>
      <ul className="notes">
        {notes.map(({ id, slug, title, body }, index) => (
          <li key={id} className="note">
            <img src={thumbnailAddress([5, 7, 8][index] ?? 5)} width="480" height="320" alt="" loading="lazy" />
            <h3>
              <a href={`/page/${slug}`}>{title}</a>
            </h3>
            <p>{body[0]}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

const promises = [
  ['/page/livraison', 'Livraison offerte dès 80 €', 'Ou retrait en boutique, le jour même.'],
  ['/page/retours', 'Trente jours pour changer d’avis', 'Remboursé sous cinq jours.'],
  ['/page/reparer', 'Réparable, toujours', 'Chaque pièce se vend au détail.'],
] as const

function Promises() {
  return (
    <ul className="promises">
      {promises.map(([href, title, text]) => (
        <li key={href}>
          <h2>
            <a href={href}>{title}</a>
          </h2>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}

export function Home({ context, emblems, featured, pictures, notes }: HomeProps) {
  return (
    <>
      <Hero />
      <Promises />
      <section className="section" aria-labelledby="rayons">
        <h2 id="rayons">Par où commencer</h2>
        <Departments departments={context.departments} emblems={emblems} />
      </section>
      <section className="section" aria-labelledby="selection">
        <h2 id="selection">La sélection de novembre</h2>
        <ArticleGrid cards={featured} />
        <p className="section__more">
          <a className="button button--quiet" href="/articles">
            Tous les articles
          </a>
        </p>
      </section>
      <Notebook notes={notes} />
      <section className="section" aria-labelledby="galerie">
        <h2 id="galerie">Port-Lannec, d’une saison à l’autre</h2>
        <p className="section__intro">Le bourg d’où viennent nos articles. Choisissez une image pour l’agrandir.</p>
        <Gallery pictures={pictures} group="galerie" />
      </section>
    </>
  )
}
