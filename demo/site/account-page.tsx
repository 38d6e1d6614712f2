import { Breadcrumb } from './parts/breadcrumb.tsx'
import { LoginForms } from './parts/login-forms.tsx'

/** The page to log in: plain forms, sent to the extranet. After the login, the same address shows the section. */
export function LoggedOutPage({ base }: { base: string }) {
  return (
    <>
      <Breadcrumb links={[]} current="Votre compte" />
      <header className="page-head">
        <h1>Votre compte</h1>
        <p>Connectez-vous pour retrouver vos commandes et vos réservations.</p>
      </header>
      <LoginForms base={base} id="" />
      <p>
        Pas encore de compte ? <a href="/compte/creation">Créez-en un ici</a>, ou lors de votre prochaine commande.
      </p>
    </>
  )
}
