import type { FormSaid } from '../../server/accounts/form-said.ts'
import { passwordLength } from '../../server/accounts/sign-up.ts'
import { FormAnswer } from './form-answer.tsx'
import { FormField } from './form-field.tsx'

interface GuestAccountProps {
  /** The order that was made without an account. */
  number: string
  email: string
  /** Why it was refused, where the form was sent without script. */
  said?: FormSaid | undefined
}

/** At the end of an order without an account: one field more, and it is in an account. */
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
            {/* What a password manager keeps the password under. */}
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
