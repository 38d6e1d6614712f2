import type { PageContext } from '../../server/routes/page-context.ts'
import { demoAccount, guardedAccount } from '../../server/seed/customers.ts'

/** The account that anyone may try the demo with, said where one logs in. */
export function DemoAccount({ demo }: { demo: PageContext['demo'] }) {
  if (!demo.accounts) return null
  return (
    <p className="site-hint">
      Pour essayer : <strong>{demoAccount.email}</strong>, mot de passe <strong>{demoAccount.password}</strong> ; avec
      un code à chaque connexion, <strong>{guardedAccount.email}</strong>, <strong>{guardedAccount.password}</strong>.
      {demo.outbox && (
        <>
          {' '}
          Les messages qui partiraient par e-mail sont dans <a href="/courriels">vos courriels</a>.
        </>
      )}
    </p>
  )
}

interface LogOutProps {
  /** In an account, or ordering without one. */
  customer: { email: string; guest?: boolean }
  base: string
}

export function LogOut({ customer: { email, guest = false }, base }: LogOutProps) {
  return (
    <form className="site-hint" method="post" action={`${base}ajax/modules/extranet_v2/traitement.php`}>
      <input type="hidden" name="action" value="logout" />
      {guest ? (
        'Ce n’est pas vous ?'
      ) : (
        <>
          Vous êtes connecté avec l’adresse <strong>{email}</strong>.
        </>
      )}{' '}
      <button className="site-link" type="submit">
        {guest ? 'Effacer mes coordonnées' : 'Se déconnecter'}
      </button>
    </form>
  )
}
