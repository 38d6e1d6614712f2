import type { FormSaid } from '../../server/accounts/form-said.ts'
import { passwordLength } from '../../server/accounts/sign-up.ts'
import { FormAnswer } from './form-answer.tsx'
import { FormField } from './form-field.tsx'

interface GuestAccountProps {
  /** Number of the order that was placed without an account. */
  number: string
  email: string
  /** The refusal, when the form was sent without script. */
  said?: FormSaid | undefined
}

/** The form shown after an order without an account: with a password, the order is added to a new account. */
export function GuestAccount({ number, email, said }: GuestAccountProps) {
  return (
    <section className="order__account" aria-labelledby="compte-invite-titre">
      <h2 id="compte-invite-titre">Créer mon compte</h2>
      <p>
        Un mot de passe suffit : vous retrouverez cette commande, ses factures et vos points de fidélité. Un message
        vous demandera de confirmer {email}.
      </p>
      {said && <FormAnswer said={said} />}
      <flx-signup>
        <flx-form>
          <form
            id="compte-invite"
            className="site-form"
            method="post"
            action="/globalflexit/ajax/modules/extranet_v2/traitement.php"
          >
            <input type="hidden" name="action" value="compte_invite" />
            <input type="hidden" name="commande" value={number} />
            {/* Password managers store the password under this name. */}
            <input type="hidden" name="email" value={email} autoComplete="username" />
            <flx-password-strength>
              <FormField
                label={`Mot de passe (${passwordLength.least} caractères au moins)`}
                id="compte-invite-password"
                name="password"
                type="password"
                value={undefined}
                error={said?.errors['password']}
                autoComplete="new-password"
                minLength={passwordLength.least}
                maxLength={passwordLength.most}
                required
              />
            </flx-password-strength>
            <button className="button" type="submit">
              Créer mon compte
            </button>
          </form>
        </flx-form>
      </flx-signup>
    </section>
  )
}
