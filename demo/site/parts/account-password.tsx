import type { FormSaid } from '../../server/accounts/form-said.ts'
import { passwordLength } from '../../server/accounts/sign-up.ts'
import { AccountSectionHead } from './account-section-head.tsx'
import { FormAnswer } from './form-answer.tsx'
import { FormField } from './form-field.tsx'

interface AccountPasswordProps {
  base: string
  email: string
  said?: FormSaid | undefined
}

/** The form to change the account's password, which asks for the current one (PWCHG-01). */
export function AccountPassword({ base, email, said }: AccountPasswordProps) {
  const field = (name: string, autoComplete: string) => ({
    name,
    autoComplete,
    value: undefined,
    error: said?.errors[name],
    type: 'password',
    required: true,
    maxLength: passwordLength.most,
  })
  return (
    <>
      <AccountSectionHead title="Votre mot de passe" />
      {said && <FormAnswer said={said} />}
      <flx-password-change>
        <flx-form no-draft>
          <form
            id="compte-mot-de-passe"
            className="site-form"
            method="post"
            action={`${base}ajax/modules/extranet_v2/traitement.php`}
          >
            <input type="hidden" name="action" value="modif_mdp" />
            <input type="hidden" name="email" value={email} autoComplete="username" />
            <FormField label="Mot de passe actuel" {...field('password_actuel', 'current-password')} />
            <flx-password-strength>
              <FormField
                label={`Nouveau mot de passe (${passwordLength.least} caractères au moins)`}
                {...field('password', 'new-password')}
                minLength={passwordLength.least}
              />
            </flx-password-strength>
            <FormField label="Confirmez le mot de passe" {...field('password_confirm', 'new-password')} />
            <p className="site-hint">Vos autres appareils seront déconnectés.</p>
            <button className="button" type="submit">
              Changer le mot de passe
            </button>
          </form>
        </flx-form>
        <a className="button" href="/" data-flx-back="" hidden>
          Retour au site
        </a>
      </flx-password-change>
    </>
  )
}
