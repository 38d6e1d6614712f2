import type { PageContext } from '../../server/routes/page-context.ts'
import { Waves } from './icons.tsx'

const columns = [
  {
    title: 'Commander',
    links: [
      ['/page/livraison', 'Livraison'],
      ['/page/retours', 'Retours et échanges'],
      ['/retractation', 'Renoncer au contrat ici'],
      ['/resiliation', 'Résilier votre contrat'],
      ['/page/paiement', 'Moyens de paiement'],
      ['/page/conditions-de-vente', 'Conditions de vente'],
    ],
  },
  {
    title: 'La boutique',
    links: [
      ['/page/qui-sommes-nous', 'Qui sommes-nous'],
      ['/page/artisans', 'Nos artisans'],
      ['/page/ateliers', 'Les ateliers'],
      ['/devis', 'Demander un devis'],
      ['/boutiques', 'Nos boutiques'],
      ['/page/horaires-et-acces', 'Horaires et accès'],
      ['/trouvailles', 'Signaler un objet trouvé'],
      ['/annonces', 'Vos annonces'],
      ['/contact', 'Nous écrire'],
    ],
  },
  {
    title: 'Le site',
    links: [
      ['/plan', 'Plan du site'],
      ['/en', 'Une page en anglais'],
      ['/courriels', 'Vos courriels'],
      ['/page/accessibilite', 'Accessibilité'],
      ['/page/donnees-personnelles', 'Données personnelles'],
      ['/page/mentions-legales', 'Mentions légales'],
    ],
  },
] as const

/** The subscription to the newsletter: a plain form, answered in place where there is script. */
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
        </div>
        <NewsletterForm />
        {columns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2>{title}</h2>
            <ul>
              {links
                .filter(([href]) => demo.outbox || href !== '/courriels')
                .map(([href, name]) => (
                  <li key={href}>
                    <a href={href}>{name}</a>
                  </li>
                ))}
            </ul>
          </nav>
        ))}
      </div>
      <p className="site-footer__note">Boutique de démonstration : rien n’y est réellement vendu.</p>
    </footer>
  )
}
