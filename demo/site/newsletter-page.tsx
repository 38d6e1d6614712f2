import { newsletterPath } from '../server/newsletter/subscribe.ts'
import { PageHead } from './parts/page-head.tsx'

interface NewsletterPageProps {
  email: string
  /** `over`: the link has expired. */
  state: 'asked' | 'done' | 'over'
}

/** The page of the link sent to a subscriber: its reader confirms the subscription. */
export function NewsletterPage({ email, state }: NewsletterPageProps) {
  return (
    <>
      <PageHead links={[]} current="La lettre" title="La lettre de L’Estran" />
      {state === 'asked' && (
        <form className="site-form" method="post" action={newsletterPath}>
          <p>Une lettre par mois, à {email} : ce qui arrive à la boutique, et qui l’a fait.</p>
          <button className="button" type="submit">
            Confirmer mon inscription
          </button>
        </form>
      )}
      {state === 'done' && (
        <p className="alert alert-success" role="status">
          C’est fait : la prochaine lettre arrivera à {email}.
        </p>
      )}
      {state === 'over' && (
        <p>Ce lien a déjà servi, ou n’est plus valable. Demandez-en un autre au bas de n’importe quelle page.</p>
      )}
    </>
  )
}
