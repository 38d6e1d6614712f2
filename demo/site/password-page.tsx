import { passwordPath } from '../server/accounts/forgotten-password.ts'
import { passwordLength } from '../server/accounts/sign-up.ts'
import { alertView } from '../server/alert-view.tsx'
import { FormField } from './parts/form-field.tsx'
import { PageHead } from './parts/page-head.tsx'

interface PasswordPageProps {
  /** Address of the account whose password the link changes; undefined once the link has expired. */
  email: string | undefined
  /** Why the new password was refused; empty when none was given. */
  error: string
}

function PasswordField({ name, label }: { name: string; label: string }) {
  const { least, most } = passwordLength
  const attributes = {
    type: 'password',
    autoComplete: 'new-password',
    required: true,
    minLength: least,
    maxLength: most,
  }
  return <FormField name={name} label={label} value={undefined} {...attributes} />
}

/** The page of the link in a message: its owner chooses a new password. */
export function PasswordPage({ email, error }: PasswordPageProps) {
  return (
    <>
      <PageHead links={[]} current="Nouveau mot de passe" title="Choisir un nouveau mot de passe" />
      {error && alertView(error)}
      {email ? (
        <flx-password-change>
          <flx-form no-draft>
            <form className="password-form" method="post" action={passwordPath}>
              <input type="hidden" name="email" value={email} autoComplete="username" />
              <p>Pour le compte {email}. Dix caractères au moins.</p>
              <flx-password-strength>
                <PasswordField name="password" label="Nouveau mot de passe" />
              </flx-password-strength>
              <PasswordField name="password_confirm" label="Confirmez le mot de passe" />
              <button className="button" type="submit">
                Changer le mot de passe
              </button>
            </form>
          </flx-form>
          <a className="button" href="/compte" data-flx-back="" hidden>
            Retour au site
          </a>
        </flx-password-change>
      ) : (
        <p>
          Ce lien a déjà servi, ou n’est plus valable. <a href="/panier">Demandez-en un autre</a> depuis la page de
          connexion.
        </p>
      )}
    </>
  )
}
