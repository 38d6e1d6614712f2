import type { PageContext } from '../../server/routes/page-context.ts'
import { Waves } from './icons.tsx'

type Link = readonly [href: string, name: string]

const groups: { title: string; links: Link[] }[] = [
  {
    title: 'Commander',
    links: [
      ['/page/livraison', 'Livraison'],
      ['/page/paiement', 'Moyens de paiement'],
      ['/devis', 'Demander un devis'],
      ['/page/questions-frequentes', 'Questions fréquentes'],
    ],
  },
  {
    title: 'Vos droits',
    links: [
      ['/page/retours', 'Retours et échanges'],
      ['/retractation', 'Renoncer au contrat ici'],
      ['/resiliation', 'Résilier votre contrat'],
      ['/page/conditions-de-vente', 'Conditions de vente'],
    ],
  },
  {
    title: 'La boutique',
    links: [
      ['/page/qui-sommes-nous', 'Qui sommes-nous'],
      ['/page/artisans', 'Nos artisans'],
      ['/page/ateliers', 'Les ateliers'],
      ['/boutiques', 'Boutiques et horaires'],
      ['/annonces', 'Vos annonces'],
      ['/trouvailles', 'Signaler un objet trouvé'],
    ],
  },
]

const siteLinks: Link[] = [
  ['/page/mentions-legales', 'Mentions légales'],
  ['/page/donnees-personnelles', 'Données personnelles'],
  ['/page/accessibilite', 'Accessibilité'],
  ['/plan', 'Plan du site'],
]

const demoLinks: Link[] = [
  ['/guide', 'Guide des éléments'],
  ['/en', 'Une page en anglais'],
  ['/courriels', 'Vos e-mails'],
]

function Links({ links }: { links: Link[] }) {
  return (
    <ul>
      {links.map(([href, name]) => (
        <li key={href}>
          <a href={href}>{name}</a>
        </li>
      ))}
    </ul>
  )
}

/** The form to subscribe to the newsletter: a plain form, which script sends without leaving the page. */
function NewsletterForm() {
  return (
    <flx-newsletter>
      <form className="newsletter" method="post" action="/globalflexit/ajax/modules/newsletter_v2/traitement.php">
        <label htmlFor="lettre">La lettre de L’Estran, une fois par mois</label>
        <input
          id="lettre"
          type="email"
          name="email"
          autoComplete="email"
          placeholder="nom@exemple.fr"
          required
          maxLength={254}
        />
        <button className="button button--quiet" type="submit">
          S’inscrire
        </button>
      </form>
    </flx-newsletter>
  )
}

export function Footer({ demo }: { demo: PageContext['demo'] }) {
  return (
    <footer className="site-footer">
      <div className="site-footer__inner">
        <div id="contact-pied" className="site-footer__contact">
          <p className="site-logo">L’Estran</p>
          <Waves />
          <address>
            Quai des Sardiniers
            <br />
            Port-Lannec
          </address>
          <p>Du mardi au samedi, de 10 h à 12 h 30 et de 14 h 30 à 19 h.</p>
          <p>
            <a href="/contact">Nous écrire</a>
          </p>
        </div>
        <NewsletterForm />
        {groups.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2>{title}</h2>
            <Links links={links} />
          </nav>
        ))}
      </div>
      <div className="site-footer__line">
        <nav aria-label="Informations sur le site">
          <Links links={siteLinks} />
        </nav>
        <flx-consent policy="/page/donnees-personnelles" />
        <a className="site-footer__top" href="#haut">
          Haut de page
        </a>
      </div>
      <div className="site-footer__line site-footer__demo">
        <p>
          <strong>Démonstration</strong> : rien n’est réellement vendu.
        </p>
        <nav aria-label="Démonstration">
          <Links links={demoLinks.filter(([href]) => demo.outbox || href !== '/courriels')} />
        </nav>
      </div>
    </footer>
  )
}
