import { FormField } from './form-field.tsx'

const field = { value: undefined, required: true, maxLength: 400 }

interface LoginFormsProps {
  base: string
  /** Prefix of the fields' ids. */
  id: string
  /** Address to go to after the login; without one, the page reloads. */
  href?: string | undefined
  small?: boolean
}

/** Plain forms to log in, and to reset the password. They work without script. */
export function LoginForms({ base, id, href, small }: LoginFormsProps) {
  const service = `${base}ajax/modules/extranet_v2/traitement.php`
  return (
    <flx-login href={href} small={small ? '' : undefined} refusal="form">
      <form className="password-form" method="post" action={service}>
        <input type="hidden" name="action" value="login" />
        <FormField
          {...field}
          id={`${id}email`}
          name="email"
          label={small ? 'Votre e-mail' : 'Adresse e-mail'}
          type="email"
          autoComplete="username webauthn"
        />
        <FormField
          {...field}
          id={`${id}password`}
          name="password"
          label="Mot de passe"
          type="password"
          autoComplete="current-password"
        />
        <button className="button" type="submit">
          Se connecter
        </button>
        <button className="button button--quiet" type="button" data-flx-passkey="" hidden>
          Utiliser une clé d’accès
        </button>
      </form>
      <details className="account__forgotten" data-flx-forgotten="">
        <summary>Mot de passe oublié ?</summary>
        <form className="password-form" method="post" action={service}>
          <input type="hidden" name="action" value="mdp_oublie" />
          <FormField
            {...field}
            id={`${id}email-oubli`}
            name="email"
            label={small ? 'E-mail du compte' : 'Adresse e-mail du compte'}
            type="email"
            autoComplete="username"
          />
          <button className="button button--quiet" type="submit">
            Recevoir l’e-mail
          </button>
        </form>
      </details>
    </flx-login>
  )
}
