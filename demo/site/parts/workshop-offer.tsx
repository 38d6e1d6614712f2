import type { ArticleCard } from '../../server/catalogue/article-cards.ts'
import { articleImage } from '../../server/media-address.ts'
import { slotText } from '../../server/reservations/slot-text.ts'
import type { WorkshopSession } from '../../server/reservations/workshop-sessions.ts'
import { Price } from './price.tsx'

export interface WorkshopOfferProps {
  workshop: ArticleCard
  /** Its coming sessions, in order. */
  sessions: WorkshopSession[]
}

/** A bookable workshop: its description, its next session, and the link to its page. */
export function WorkshopOffer({ workshop, sessions }: WorkshopOfferProps) {
  const { id, slug, name, tagline, shape, colours, lowestTtc } = workshop
  const next = sessions.find(({ free }) => free > 0)
  return (
    <li className="workshop">
      <img src={articleImage(shape, colours[0] ?? '', id, 480)} width="480" height="480" alt="" />
      <div className="workshop__text">
        <h3>{name}</h3>
        <p className="workshop__tagline">{tagline}</p>
        <p>
          <Price cents={lowestTtc} /> par personne
        </p>
        <p>{next ? `Prochaine séance : ${slotText(next)}` : 'Aucune séance n’est ouverte pour le moment.'}</p>
        <p className="workshop__way">
          <a className="button" href={`/article/${slug}${next ? `?date=${next.day}` : ''}`}>
            {next ? 'Réserver une place' : 'Voir cet atelier'}
          </a>
          <a href="#calendrier">Voir le calendrier</a>
        </p>
      </div>
    </li>
  )
}
