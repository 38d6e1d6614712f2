import { passwordPath } from '../server/accounts/forgotten-password.ts'
import { passwordLength } from '../server/accounts/sign-up.ts'
import { Breadcrumb } from './parts/breadcrumb.tsx'

interface PasswordPageProps {
  /** Whose password the link changes; nothing once it is over. */
  email: string | undefined
  /** Why the password that was given cannot be taken; empty when none was. */
  error: string
}

function PasswordField({ name, label }: { name: string; label: string }) {
  return (
    <p className="field">
      <label htmlFor={name}>{label}</label>
      <input
        id={name}
        name={name}
        type="password"
        autoComplete="new-password"
        required
        minLength={passwordLength.least}
        maxLength={passwordLength.most}
      />
    </p>
  )
}

/** Where the link of a message leads: choose a new password. */
export function PasswordPage({ email, error }: PasswordPageProps) {
  return (
    <>
      <Breadcrumb links={[]} current="Nouveau mot de passe" />
      <header className="page-head">
        <h1>Choisir un nouveau mot de passe</h1>
      </header>
      {error && (
        <p className="alert alert-danger" role="alert">
          {error}
        </p>
      )}
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
