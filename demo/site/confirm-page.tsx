import { type AskedConfirmation, confirmPath } from '../server/accounts/confirm-address.ts'
import { alertView } from '../server/alert-view.tsx'
import { FormField } from './parts/form-field.tsx'
import { PageHead } from './parts/page-head.tsx'

interface ConfirmPageProps {
  /** The account to confirm; undefined once the link has expired. */
  asked: AskedConfirmation | undefined
  /** Why the confirmation failed; empty when none was tried. */
  error: string
}

/** The page of the link sent to a new account: its owner confirms the address. */
export function ConfirmPage({ asked, error }: ConfirmPageProps) {
  return (
    <>
      <PageHead links={[]} title="Confirmer votre adresse" />
      {error && alertView(error)}
      {asked ? (
        <flx-form no-draft no-guard>
          <form className="password-form" method="post" action={confirmPath}>
            <p>Pour le compte {asked.email}.</p>
            {!asked.isOwn && (
              <>
                <input type="hidden" name="email" value={asked.email} autoComplete="username" />
                <FormField
                  id="confirmation-mot-de-passe"
                  name="password"
                  label="Le mot de passe que vous venez de choisir"
                  value={undefined}
                  type="password"
                  autoComplete="current-password"
                  required
                  maxLength={200}
                />
              </>
            )}
            <button className="button" type="submit">
              Confirmer mon adresse
            </button>
          </form>
        </flx-form>
      ) : (
        <p>
          Ce lien a déjà servi, ou n’est plus valable. <a href="/compte">Allez à votre compte</a> : s’il n’y a rien à
          faire, rien ne vous sera demandé.
        </p>
      )}
    </>
  )
}
