import { emailPath } from '../server/accounts/change-email.ts'
import { PageHead } from './parts/page-head.tsx'

interface EmailPageProps {
  /** The new address of the account; undefined when the link has expired, or its owner is not logged in. */
  email: string | undefined
  isLoggedIn: boolean
}

/** The page of the link sent to a new address: its owner confirms it. */
export function EmailPage({ email, isLoggedIn }: EmailPageProps) {
  return (
    <>
      <PageHead
        links={[{ href: '/compte', name: 'Votre compte' }]}
        current="Nouvelle adresse e-mail"
        title="Confirmer votre nouvelle adresse"
      />
      {email && (
        <form className="site-form" method="post" action={emailPath}>
          <p>Votre compte aura l’adresse {email}. L’ancienne en sera prévenue.</p>
          <button className="button" type="submit">
            Confirmer cette adresse
          </button>
        </form>
      )}
      {!email && (
        <p>
          {isLoggedIn
            ? 'Ce lien a déjà servi, n’est plus valable, ou n’est pas celui de ce compte.'
            : 'Connectez-vous d’abord, avec votre adresse d’avant, puis suivez le lien de nouveau.'}{' '}
          <a href="/compte">Allez à votre compte</a>.
        </p>
      )}
    </>
  )
}
