import { LoginForms } from './parts/login-forms.tsx'
import { PageHead } from './parts/page-head.tsx'

/** The page to log in: plain forms, sent to the extranet. After the login, the same address shows the section. */
export function LoggedOutPage({ base }: { base: string }) {
  return (
    <>
      <PageHead links={[]} title="Votre compte">
        Connectez-vous pour retrouver vos commandes et vos réservations.
      </PageHead>
      <LoginForms base={base} id="" />
      <p>
        Pas encore de compte ? <a href="/compte/creation">Créez-en un ici</a>, ou lors de votre prochaine commande.
      </p>
    </>
  )
}
