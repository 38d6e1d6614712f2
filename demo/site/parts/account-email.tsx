import type { FormSaid } from '../../server/accounts/form-said.ts'
import { AccountSectionHead } from './account-section-head.tsx'
import { CurrentPassword } from './current-password.tsx'
import { FormAnswer } from './form-answer.tsx'
import { EmailField } from './form-field.tsx'

interface AccountEmailProps {
  base: string
  email: string
  refused?: { fields: Record<string, string>; said: FormSaid } | undefined
}

/** The e-mail address of the account, which changes once the new one is confirmed. */
export function AccountEmail({ base, email, refused }: AccountEmailProps) {
  const field = (name: string) => ({ name, error: refused?.said.errors[name], required: true, maxLength: 254 })
  return (
    <>
      <AccountSectionHead title="Votre adresse e-mail" />
      {refused && <FormAnswer said={refused.said} />}
      <p>
        Vous vous connectez avec <strong>{email}</strong>. La nouvelle adresse reçoit un lien à suivre ; l’ancienne est
        prévenue du changement.
      </p>
      <flx-form after="reset">
        <form
          id="compte-email"
          className="site-form"
          method="post"
          action={`${base}ajax/modules/extranet_v2/traitement.php`}
        >
          <input type="hidden" name="action" value="modif_email" />
          <EmailField label="Nouvelle adresse e-mail" {...field('email')} value={refused?.fields['email']} />
          <EmailField
            label="Confirmez la nouvelle adresse"
            {...field('email_confirm')}
            value={refused?.fields['email_confirm']}
          />
          <CurrentPassword error={refused?.said.errors['password_actuel']} />
          <button className="button" type="submit">
            Changer d’adresse
          </button>
        </form>
      </flx-form>
    </>
  )
}
