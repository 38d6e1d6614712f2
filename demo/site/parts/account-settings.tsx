import type { FormSaid } from '../../server/accounts/form-said.ts'
import type { Passkey } from '../../server/accounts/passkeys/keep-passkey.ts'
import { AccountPasskeys } from './account-passkeys.tsx'
import { AccountSectionHead } from './account-section-head.tsx'
import { CurrentPassword } from './current-password.tsx'
import { FormAnswer } from './form-answer.tsx'
import { BoxField } from './form-field.tsx'

/** The settings that a customer has chosen. */
export interface Settings {
  secondFactor: boolean
  newsletter: boolean
  passkeys: Passkey[]
}

interface AccountSettingsProps {
  base: string
  email: string
  settings: Settings
  /** The form that was sent without script and refused, known by its action. */
  refused?: { fields: Record<string, string>; said: FormSaid } | undefined
}

/** The settings of a customer: how they log in, and the newsletter (ACC-01). */
export function AccountSettings({ base, email, settings, refused }: AccountSettingsProps) {
  const service = `${base}ajax/modules/extranet_v2/traitement.php`
  const factor = refused?.fields['action'] === 'modif_double_facteur' ? refused : undefined
  return (
    <>
      <AccountSectionHead title="Connexion et sécurité" />
      {refused && <FormAnswer said={refused.said} />}
      <h3 className="account-title">Code à la connexion</h3>
      <p className="account-intro">
        Après le mot de passe, un code à six chiffres vous est demandé, envoyé à <strong>{email}</strong>. Même avec
        votre mot de passe, personne d’autre ne peut se connecter.
      </p>
      <flx-form no-draft>
        <form id="compte-double-facteur" className="site-form" method="post" action={service}>
          <input type="hidden" name="action" value="modif_double_facteur" />
          <input type="hidden" name="email" value={email} autoComplete="username" />
          <BoxField
            id="double-facteur"
            name="actif"
            label="Demander un code à chaque connexion"
            isOn={factor ? factor.fields['actif'] === '1' : settings.secondFactor}
            error={factor?.said.errors['actif']}
          />
          <CurrentPassword id="double-facteur-mot-de-passe" error={factor?.said.errors['password_actuel']} />
          <p className="site-hint">
            Vos autres appareils seront déconnectés, et un e-mail vous dira ce qui a été changé.
          </p>
          <button className="button" type="submit">
            Enregistrer
          </button>
        </form>
      </flx-form>
      <AccountPasskeys service={service} email={email} passkeys={settings.passkeys} refused={refused} />
      <h3 className="account-title">Lettre de L’Estran</h3>
      <flx-form no-draft>
        <form id="compte-lettre" className="site-form" method="post" action={service}>
          <input type="hidden" name="action" value="modif_lettre" />
          <BoxField
            id="recevoir-lettre"
            name="lettre"
            label={`Recevoir la lettre à ${email}`}
            isOn={settings.newsletter}
          />
          <p className="site-hint">Une fois par mois. Vous pouvez vous désinscrire ici à tout moment.</p>
          <button className="button" type="submit">
            Enregistrer
          </button>
        </form>
      </flx-form>
    </>
  )
}
