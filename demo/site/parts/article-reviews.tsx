import { formatDayAs } from '../../../src/core/french/day.ts'
import type { Film, Review } from '../../server/catalogue/reviews.ts'
import { pictureAddress } from '../../server/media-address.ts'

const written = (day: string): string => formatDayAs(day, { day: 'numeric', month: 'long', year: 'numeric' })
const decimal = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 })

function Stars({ mark }: { mark: number }) {
  const full = Math.round(mark)
  return (
    <span className="stars" role="img" aria-label={`${decimal.format(mark)} sur 5`}>
      {'★'.repeat(full)}
      <span>{'★'.repeat(5 - full)}</span>
    </span>
  )
}

const average = (reviews: Review[]): number => reviews.reduce((sum, { mark }) => sum + mark, 0) / reviews.length

/** The average mark below the article's name, which leads to the reviews. */
export function ReviewsLink({ reviews }: { reviews: Review[] }) {
  if (reviews.length === 0) return null
  return (
    <p className="product__marks">
      <Stars mark={average(reviews)} /> <a href="#avis">{reviews.length} avis</a>
    </p>
  )
}

/** The reviews of an article, with what the law requires beside them (code de la consommation, D111-17). */
export function Reviews({ reviews }: { reviews: Review[] }) {
  if (reviews.length === 0) return null
  const mark = average(reviews)
  return (
    <section className="section article-more" aria-labelledby="avis">
      <div>
        <h2 id="avis">Avis des clients</h2>
        <p className="article-more__mark">
          <Stars mark={mark} /> <strong>{decimal.format(mark)} sur 5</strong>
        </p>
        <p className="article-more__note">
          Seuls les clients qui ont acheté l’article peuvent donner leur avis. Nous vérifions chaque achat et ne
          récompensons aucun avis. Les plus récents sont affichés d’abord.
        </p>
      </div>
      <ul className="reviews">
        {reviews.map(({ author, mark: own, day, bought, text, answer }) => (
          <li key={author}>
            <Stars mark={own} />
            <p>{text}</p>
            <p className="article-more__note">
              {author}, le <time dateTime={day}>{written(day)}</time>. Achat : {bought.toLowerCase()}.
            </p>
            {answer && (
              <p className="reviews__answer">
                <strong>Réponse de la boutique</strong> {answer}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A film: no other site is contacted before the visitor plays it and accepts the cookies of its player. */
export function ArticleFilm({ film: { href, picture, title } }: { film: Film }) {
  return (
    <section className="section article-more" aria-labelledby="film">
      <div>
        <h2 id="film">{title}</h2>
        <p className="article-more__note">
          Vidéo d’exemple, hébergée par YouTube. Elle n’est chargée qu’avec votre accord.
        </p>
      </div>
      <flx-video className="film" label={title}>
        <a href={href}>
          <img
            src={pictureAddress(picture)}
            width="1500"
            height="1000"
            alt={`Voir la vidéo : ${title}`}
            loading="lazy"
          />
        </a>
      </flx-video>
    </section>
  )
}
