import { resendSeconds } from '../server/accounts/login-code.ts'
import { FormField } from './parts/form-field.tsx'
import { LoginForms } from './parts/login-forms.tsx'
import { PageHead } from './parts/page-head.tsx'

/** `/connexion`: the page to log in. */
export function LoginPage({ base }: { base: string }) {
  return (
    <>
      <PageHead links={[]} title="Connexion">
        Retrouvez vos commandes, vos réservations et votre panier.
      </PageHead>
      <div className="beside">
        <LoginForms base={base} id="" href="/compte" />
        <aside className="help-card" aria-labelledby="sans-compte">
          <section>
            <h2 id="sans-compte">Pas encore de compte ?</h2>
            <p>Suivez vos commandes, déplacez vos réservations et retrouvez votre panier sur tous vos appareils.</p>
            <p>
              <a href="/compte/creation">Créer un compte</a>
            </p>
          </section>
        </aside>
      </div>
    </>
  )
}

interface CodeFormProps {
  base: string
  transaction: string
  /** Text shown above the field. */
  said: string
  /** True when the code itself logs in: on a page of its own, no login form follows it. */
  enters?: boolean
}

/** The plain form of the code. */
export function CodeForm({ base, transaction, said, enters }: CodeFormProps) {
  return (
    <flx-two-factor href="/compte" wait={resendSeconds}>
      <form className="password-form" method="post" action={`${base}ajax/modules/extranet_v2/traitement.php`}>
        <input type="hidden" name="action" value="validercode" />
        {enters && <input type="hidden" name="entrer" value="1" />}
        <input type="hidden" name="idtransaction" value={transaction} />
        <p>{said}</p>
        <FormField
          name="code"
          label="Code à six chiffres"
          value={undefined}
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          pattern="[0-9]{6}"
          maxLength={6}
        />
        <button className="button" type="submit">
          Valider
        </button>
        <button
          className="button button--quiet"
          type="submit"
          name="action"
          value="renvoyercode"
          data-flx-resend=""
          formNoValidate
        >
          Renvoyer le code
        </button>
      </form>
    </flx-two-factor>
  )
}

/** `/connexion/code`: the next page of a login without script. */
export function CodePage(props: CodeFormProps) {
  return (
    <>
      <PageHead links={[{ name: 'Connexion', href: '/connexion' }]} current="Code" title="Code d’authentification" />
      <CodeForm {...props} />
    </>
  )
}
