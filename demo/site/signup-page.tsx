import type { FormSaid } from '../server/accounts/form-said.ts'
import { passwordLength } from '../server/accounts/sign-up.ts'
import { FormAnswer } from './parts/form-answer.tsx'
import { FormField } from './parts/form-field.tsx'
import { PageHead } from './parts/page-head.tsx'

interface SignupPageProps {
  base: string
  /** The values typed, when the form was sent without script; passwords must be typed again. */
  fields: Record<string, string>
  said: FormSaid | undefined
}

const passwordBounds = { minLength: passwordLength.least, maxLength: passwordLength.most }

/** The page to open an account without an order: a plain form, which `<flx-signup>` sends without leaving the page. */
export function SignupPage({ base, fields, said }: SignupPageProps) {
  const field = (name: string) => ({ name, value: fields[name], error: said?.errors[name] })
  const secret = (name: string) => ({
    ...field(name),
    value: undefined,
    type: 'password',
    autoComplete: 'new-password',
  })
  return (
    <>
      <PageHead links={[{ href: '/compte', name: 'Votre compte' }]} title="Ouvrir un compte">
        Vos commandes, vos réservations et vos adresses au même endroit. Aucune commande n’est nécessaire.
      </PageHead>
      {said && <FormAnswer said={said} />}
      <flx-signup>
        <flx-form>
          <form
            id="creation"
            className="site-form"
            method="post"
            action={`${base}ajax/modules/extranet_v2/traitement.php`}
          >
            <input type="hidden" name="action" value="new_compte" />
            <div className="site-form__pair">
              <FormField label="Prénom" {...field('prenom')} required autoComplete="given-name" maxLength={80} />
              <FormField label="Nom" {...field('nom')} required autoComplete="family-name" maxLength={80} />
            </div>
            <FormField label="Adresse e-mail" {...field('email')} type="email" required autoComplete="email" />
            <FormField
              label="Confirmez l’adresse e-mail"
              {...field('email_confirm')}
              type="email"
              required
              autoComplete="email"
            />
            <flx-password-strength>
              <FormField
                label={`Mot de passe (${passwordLength.least} caractères au moins)`}
                {...secret('password')}
                {...passwordBounds}
                required
              />
            </flx-password-strength>
            <FormField label="Confirmez le mot de passe" {...secret('password_confirm')} {...passwordBounds} required />
            <div hidden={!said?.needsCode}>
              <FormField
                label="Code reçu par e-mail"
                {...field('token')}
                autoComplete="one-time-code"
                inputMode="numeric"
                maxLength={20}
              />
            </div>
            <button className="button" type="submit">
              Ouvrir mon compte
            </button>
            {/* It stands after the main button, since Enter presses the first one. */}
            <button
              className="site-link site-form__resend"
              type="submit"
              name="renvoi"
              value="1"
              data-flx-resend=""
              hidden={!said?.needsCode}
            >
              Renvoyer le code
            </button>
            <p className="site-hint">
              Votre adresse sert à vos commandes et à vos messages de la boutique, à rien d’autre.
            </p>
          </form>
        </flx-form>
      </flx-signup>
      <p className="site-next">
        Déjà client ? <a href="/compte">Connectez-vous</a>.
      </p>
    </>
  )
}
