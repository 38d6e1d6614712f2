import type { ReactNode } from 'react'
import type { ArticleDetail } from '../../server/catalogue/article.ts'
import { type DeliveryOffer, deliveryPrice, freeFrom } from '../../server/checkout/checkout-state.ts'
import { formatEuros } from '../../server/format.ts'
import { sayPromise } from '../../server/orders/expected-delivery.ts'

interface FactProps {
  id: string
  title: string
  isOpen?: boolean
  children: ReactNode
}

/** A section of an article's facts that can be folded. Without script, all sections are open. */
function Fact({ id, title, isOpen = false, children }: FactProps) {
  return (
    <flx-toggle className="fact" open={isOpen}>
      <h2 className="fact__title">
        <button type="button" data-flx-toggle="" aria-controls={id} aria-expanded={isOpen}>
          {title}
        </button>
      </h2>
      <div className="fact__body" id={id}>
        {children}
      </div>
    </flx-toggle>
  )
}

/** The delivery offers for an order placed today. */
export interface Deliveries {
  offers: DeliveryOffer[]
  /** Today, `Y-m-d`. */
  day: string
}

const whole = new Intl.NumberFormat('fr-FR', {
  style: 'currency',
  currency: 'EUR',
  trailingZeroDisplay: 'stripIfInteger',
})

const promiseOf = ({ delay, kind }: DeliveryOffer, day: string): string => sayPromise(day, delay, kind === 'retrait')

function PriceNote({ offer, cents }: { offer: DeliveryOffer; cents: number }) {
  const price = deliveryPrice(offer, cents)
  const free = freeFrom(offer)
  if (price === 0) return <>, {offer.kind === 'retrait' ? 'gratuit' : 'livraison offerte'}</>
  return (
    <>
      {' '}
      pour {formatEuros(price)}
      {free !== null && (
        <>
          , <a href="/page/livraison">livraison offerte dès {whole.format(free / 100)}</a>
        </>
      )}
    </>
  )
}

/**
 * The notes below the button: when this article arrives, at home or in the shop, and the price of that for it alone.
 */
export function DeliveryNotes({ offers, day, cents }: Deliveries & { cents: number }) {
  const [home, shop] = (['domicile', 'retrait'] as const).map((wanted) => offers.find(({ kind }) => kind === wanted))
  return (
    <>
      {home && (
        <li>
          <strong>{promiseOf(home, day)}</strong>
          <PriceNote offer={home} cents={cents} />
        </li>
      )}
      {shop && (
        <li>
          Retrait en boutique : {promiseOf(shop, day).toLowerCase()}
          <PriceNote offer={shop} cents={cents} />
        </li>
      )}
    </>
  )
}

interface ArticleFactsProps {
  detail: ArticleDetail
  /** Undefined for an article that is not shipped. */
  deliveries: Deliveries | undefined
  /** Price of the reference that is shown, in cents. */
  cents: number
}

function Care({
  detail: { facts, path, references },
  isFood,
}: Pick<ArticleFactsProps, 'detail'> & { isFood: boolean }) {
  if (!facts) return null
  const codes = references.map(({ label, code }) => (references.length > 1 ? `${label} : ${code}` : code))
  const isCounted = isFood || path.at(-1)?.slug === 'graines-et-bulbes'
  const told: [name: string, ...values: string[]][] = [
    [isCounted ? 'Quantité' : 'Dimensions', facts.size],
    [isFood ? 'Composition' : 'Matière', facts.material],
    [isFood ? 'Conservation' : 'Entretien', facts.care],
    [codes.length > 1 ? 'Références' : 'Référence', ...codes],
  ]
  return (
    <Fact id="entretien" title={isFood ? 'Composition et conservation' : 'Dimensions et entretien'}>
      <dl className="fact__list">
        {told.map(([name, ...values]) => (
          <div key={name}>
            <dt>{name}</dt>
            {values.map((value) => (
              <dd key={value}>{value}</dd>
            ))}
          </div>
        ))}
      </dl>
    </Fact>
  )
}

function Maker({ detail: { facts, maker } }: Pick<ArticleFactsProps, 'detail'>) {
  if (!facts) return null
  return (
    <Fact id="artisan" title={maker ? 'L’artisan' : 'Origine'}>
      {maker && (
        <p>
          <a href={`/page/${maker.slug}`}>{maker.title}</a> : {maker.body[0]}
        </p>
      )}
      <p>{facts.origin}</p>
    </Fact>
  )
}

/** The right to return an article, by its legal exception. */
const returns = {
  all: 'Vous avez trente jours pour changer d’avis.',
  sealed: 'Vous avez trente jours pour changer d’avis, si l’emballage n’a pas été ouvert.',
  custom: 'Un article fait à votre demande ne peut pas être renvoyé.',
  perishable: 'Une plante ne peut pas être renvoyée. Si elle arrive abîmée, nous la remplaçons.',
} as const

export const returnsOf = ({ exception }: ArticleDetail): string => returns[exception ?? 'all']

function DeliveryAndReturns({ detail, deliveries, cents }: ArticleFactsProps) {
  if (!deliveries) return null
  return (
    <Fact id="livraison" title="Livraison et retours">
      <dl className="fact__list">
        {deliveries.offers.map((offer) => {
          const price = deliveryPrice(offer, cents)
          return (
            <div key={offer.id}>
              <dt>{offer.name}</dt>
              <dd>
                {price > 0 ? formatEuros(price) : offer.kind === 'retrait' ? 'Gratuit' : 'Offerte'}
                {' · '}
                {promiseOf(offer, deliveries.day)}
              </dd>
            </div>
          )
        })}
      </dl>
      <p>
        Prix pour cet article seul, dates pour une commande passée aujourd’hui.{' '}
        <a href="/page/livraison">Tous les tarifs et délais</a>
      </p>
      <p>
        {returnsOf(detail)} <a href="/page/retours">Retours et échanges</a>
      </p>
    </Fact>
  )
}

/** All the facts of an article, in sections that can be folded. */
export function ArticleFacts(props: ArticleFactsProps) {
  const { article, path } = props.detail
  return (
    <div className="facts">
      <Fact id="description" title="Description" isOpen>
        <p>{article.description}</p>
      </Fact>
      <Care detail={props.detail} isFood={path[0]?.slug === 'epicerie'} />
      <Maker detail={props.detail} />
      <DeliveryAndReturns {...props} />
    </div>
  )
}
